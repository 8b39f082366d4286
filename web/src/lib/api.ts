/** Requests to the server. What goes wrong comes back as a sentence that can be shown. */

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly kind: string,
    message: string,
    /** The rule that forbids it, if one does. */
    readonly rule = "",
    /** The option at which it can be mended, if it is about one. */
    readonly where = "",
  ) {
    super(message);
  }
}

export async function get<T>(path: string): Promise<T> {
  return answer<T>(await fetch(`/api${path}`, { credentials: "same-origin" }));
}

/**
 * Ask for what an effect shows. The effect returns what this returns: once it runs again, or its
 * part is gone, a late answer is not heard.
 */
export function asking<T>(
  path: string,
  take: (found: T) => void,
  fail: (trouble: Error) => void,
): () => void {
  let current = true;
  get<T>(path).then(
    (found) => current && take(found),
    (trouble: Error) => current && fail(trouble),
  );
  return () => {
    current = false;
  };
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  const request = { method: "POST", credentials: "same-origin", headers } as const;
  return answer<T>(await fetch(`/api${path}`, { ...request, body: JSON.stringify(body) }));
}

async function answer<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  const { error, message, rule, where } = (body ?? {}) as Record<string, string | undefined>;
  const said = message ?? response.statusText;
  throw new Trouble(response.status, error ?? "failed", said, rule, where);
}

/** A key that no other message of ours has; also where the page is not in a secure context. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

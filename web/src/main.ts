import "./style.css";
import "./styles/drawn.css";
import "./styles/table.css";
import "./styles/question.css";
import "./styles/telling.css";
import "./styles/people.css";
import "./styles/inspector.css";
import "./styles/lessons.css";
import "./styles/campaign.css";
import "./styles/phone.css";
import "./styles/setting-up.css";
import "./styles/settings.css";

import { mount } from "svelte";

import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
mount(App, { target });

import { frameScript } from './frame-script';

const styles = `
body{margin:0;display:grid;grid-template:auto 1fr/2fr 1fr;height:100vh;font:15px/1.5 system-ui,sans-serif}
header{grid-column:1/3;padding:.5rem 1rem;background:#eef1f5}iframe{width:100%;height:100%;border:0}
aside{padding:1rem;overflow:auto}textarea{width:100%;height:10rem}label{display:block;margin:.5rem 0}`;

/**
 * Stands in for the page in which Contentful's web app shows a preview: a frame, the field that was clicked, and a box
 * to change it in. Typing sends what the web app sends; saving stores a draft.
 */
export function toFramePage(access: { base: string; managementToken: string }): string {
  const data = JSON.stringify(access).replace(/</g, '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Live preview</title><style>${styles}</style></head><body>
<header><label>Address of the preview: <input id="address" size="60"></label> <label><input type="checkbox" id="inspect"> Inspector mode</label> <span id="tags"></span>, <span id="followed">0</span> followed entries</header>
<iframe id="frame" title="Preview" allow="clipboard-read"></iframe>
<aside><p>Field: <output id="clicked">none: press one of the buttons below</output></p>
<label>Text <textarea id="text"></textarea></label><button id="save" type="button">Save as a draft</button> <output id="state"></output>
<h2>Tagged</h2><ul id="fields"></ul></aside>
<script>const access = ${data};${frameScript}</script></body></html>`;
}

/**
 * The script of the page. It speaks the messages of `@contentful/live-preview` (4.10), from the web app's side: it
 * switches inspector mode on, lists the elements that the preview reports, and sends entries that are typed or saved.
 */
export const frameScript = `
const byId = (id) => document.getElementById(id);
const frame = byId('frame');
let elements = [], subscriptions = new Map(), current = null;
const origin = () => new URL(frame.src).origin;
const send = (message) => frame.contentWindow.postMessage({ source: 'live-preview-editor', ...message }, origin());
const headers = { authorization: 'Bearer ' + access.managementToken, 'content-type': 'application/json' };
const toPath = ({ entryId, assetId }) => access.base + (entryId ? '/entries/' + entryId : '/assets/' + assetId);

addEventListener('message', ({ data, origin: from }) => {
  if (!data || data.source !== 'live-preview-sdk' || from !== origin()) return;
  if (data.method === 'CONNECTED') switchInspector();
  if (data.method === 'TAGGED_ELEMENTS') show(data.elements);
  if (data.method === 'SUBSCRIBED') subscriptions.set(data.id, data);
  if (data.method === 'UNSUBSCRIBED') subscriptions.delete(data.id);
  byId('followed').textContent = subscriptions.size;
});

function switchInspector() {
  send({ action: 'INSPECTOR_MODE_CHANGED', method: 'INSPECTOR_MODE_CHANGED', isInspectorActive: byId('inspect').checked });
}
function show(all) {
  elements = all.filter(({ attributes }) => attributes);
  byId('tags').textContent = elements.length + ' tagged elements';
  byId('fields').replaceChildren(...elements.map(({ attributes }) => {
    const row = document.createElement('li'), button = document.createElement('button');
    button.textContent = [attributes.entryId || attributes.assetId, attributes.fieldId, attributes.locale].join(' ');
    button.onclick = () => edit(attributes);
    row.append(button);
    return row;
  }));
}
async function edit(attributes) {
  const item = await (await fetch(toPath(attributes), { headers })).json();
  current = { attributes, item };
  byId('clicked').textContent = [item.sys.id, attributes.fieldId, attributes.locale].join(' ');
  const value = item.fields[attributes.fieldId] && item.fields[attributes.fieldId][attributes.locale];
  byId('text').value = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  byId('state').textContent = '';
}
function read() {
  const text = byId('text').value;
  const { attributes: { fieldId, locale }, item } = current;
  const old = item.fields[fieldId] && item.fields[fieldId][locale];
  const value = old === undefined || typeof old === 'string' ? text : JSON.parse(text);
  return { ...item, fields: { ...item.fields, [fieldId]: { ...item.fields[fieldId], [locale]: value } } };
}
byId('text').oninput = () => {
  if (!current) return;
  const { sys, fields } = read();
  for (const { id, locale } of subscriptions.values()) {
    const own = Object.fromEntries(Object.entries(fields).flatMap(([field, values]) =>
      values[locale] === undefined ? [] : [[field, values[locale]]]));
    send({ method: 'ENTRY_UPDATED', subscriptionId: id, data: { sys, fields: own } });
  }
};
byId('save').onclick = async () => {
  if (!current) return;
  const item = read();
  const type = item.sys.contentType ? { 'x-contentful-content-type': item.sys.contentType.sys.id } : {};
  const answer = await fetch(toPath(current.attributes), { method: 'PUT', body: JSON.stringify({ fields: item.fields }),
    headers: { ...headers, ...type, 'x-contentful-version': String(item.sys.version) } });
  byId('state').textContent = answer.ok ? 'Saved.' : (await answer.json()).message;
  if (!answer.ok) return;
  current.item = await answer.json();
  send({ method: 'ENTRY_SAVED', entity: current.item });
};
byId('inspect').onchange = switchInspector;
byId('address').onchange = () => { subscriptions = new Map(); frame.src = byId('address').value; };
const query = new URLSearchParams(location.search);
byId('inspect').checked = true;
byId('address').value = query.get('url') || '';
if (byId('address').value) frame.src = byId('address').value;
`;

/**
 * Lets members undo a deletion on their account page for a while. The server deletes at once, as it does without script;
 * undoing saves again what this page still holds. Small, and a file that needs no other.
 */
import { SAVED_HEADING_ID, SAVED_ROOM_ID, SAVED_UNDO_ID } from '../components/anchors';
import { ASKED_PATHS } from '../site/tool-addresses';
import { undoTime } from './undo-time';

/** What `GET /api/reports/{id}` answers, as far as saving again needs it. */
interface Saved {
  readonly kind: string;
  readonly reports: readonly object[];
}

const [line, heading, room] = [SAVED_UNDO_ID, SAVED_HEADING_ID, SAVED_ROOM_ID].map((id) => document.getElementById(id));
const [said, failed] = line?.querySelectorAll('span') ?? [];
const button = line?.querySelector('button');
/** What was deleted last; null when the time is over. */
let held: Saved | null = null;
let isBusy = false;
let stop: (() => void) | undefined;

/** @throws TypeError if no answer comes, Error where it is a refusal */
async function ask(path: string, method: string, body?: string): Promise<Response> {
  const json = 'application/json';
  const headers = { accept: json, ...(body === undefined ? {} : { 'content-type': json }) };
  const answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body }) });
  if (!answer.ok) throw new Error(`${method} ${answer.status}`);
  return answer;
}

/** Swaps what a form says with script and without. */
function reword(form: Element): void {
  form.querySelectorAll('p').forEach((words) => (words.hidden = !words.hidden));
}

function offer(saved: Saved): void {
  if (!line || !button) return;
  stop?.();
  held = saved;
  button.hidden = line.hidden = false;
  stop = undoTime(button, () => {
    held = null;
    button.hidden = true;
  });
}

async function remove(form: HTMLFormElement): Promise<void> {
  // A field of the form is named `action`, and hides the property.
  const path = form.getAttribute('action') ?? '';
  try {
    const saved = (await (await ask(path, 'GET')).json()) as Saved;
    await ask(path, 'DELETE');
    if (said) said.textContent = form.dataset['deleted'] ?? '';
    if (failed) failed.hidden = true;
    // What it says is no longer so.
    if (room) room.hidden = true;
    const row = form.closest('li');
    const card = row?.parentElement?.closest('li');
    row?.remove();
    // What the card says is no longer so, either.
    if (card?.querySelector('form')) card.querySelector('.account-now')?.remove();
    else card?.remove();
    heading?.focus({ preventScroll: true });
    offer(saved);
  } catch {
    // The form says that it cannot be undone; sent again, it goes without script, and the answer says what is wrong.
    form.removeAttribute('data-deleted');
    reword(form);
  }
}

async function undo(): Promise<void> {
  if (held === null) return;
  const saved = held;
  const [report] = saved.reports;
  stop?.();
  try {
    await ask(
      ASKED_PATHS.reports,
      'POST',
      JSON.stringify(
        saved.kind === 'report' ? { kind: saved.kind, ...report } : { kind: saved.kind, reports: saved.reports },
      ),
    );
    location.reload();
  } catch {
    if (failed) failed.hidden = false;
    offer(saved);
  }
}

/** One after the other. */
function begin(work: () => Promise<void>): void {
  if (isBusy) return;
  isBusy = true;
  void work().finally(() => (isBusy = false));
}

if (heading) heading.tabIndex = -1;
document.querySelectorAll('form[data-deleted]').forEach(reword);
button?.addEventListener('click', () => begin(undo));
addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset['deleted'] === undefined) return;
  event.preventDefault();
  begin(() => remove(form));
});

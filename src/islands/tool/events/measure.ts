import { measuredPage } from '../../../brand/urls/target';
import type { Desk } from '../desk';
import { chunk } from '../chunk';
import { failureOf } from '../failure-of';
import { checkAddresses } from '../measuring/check-addresses';
import { linkIn } from '../page-url';
import type { ReportRef } from '../report-ref';
import {
  INITIAL_STATE,
  isMeasured,
  resultOf,
  type Asked,
  type Column,
  type EventOf,
  type Problem,
  type State,
} from '../state';
import { open, refuse } from './open';
import { run } from './run';
import { abortAll } from './stop';
import { makeRoom } from './take-away';

export function asked(state: State, event: EventOf<'asked'>): State {
  const measured = event.columns.map(({ id, address, previous, run }): Column => {
    return { id, source: 'address', name: address, previous, outcome: null, run: { id: run, requests: [] } };
  });
  const columns = [...state.columns.filter((column) => !isMeasured(column)), ...measured];
  return { ...INITIAL_STATE, begun: state.begun + 1, openings: state.openings, columns };
}

/**
 * Measures what is in the form's fields, in place of what was measured before; links to reports are opened. False if
 * it was refused or fails.
 *
 * @param typed empty fields too
 * @param previous id of the publication that is measured again; null, and where not given, if none is
 */
export async function measure(desk: Desk, typed: readonly string[], previous: string | null = null): Promise<boolean> {
  const addresses = typed.map((text) => (linkIn(text) === null ? text : ''));
  const links = typed.flatMap((text, place) => {
    const fragment = linkIn(text);
    return fragment === null ? [] : [{ fragment, place }];
  });
  if (links.length > 0) {
    const wanted = links.map(({ fragment }): ReportRef => ({ kind: 'link', fragment }));
    if (!(await open(desk, 'form', wanted, (index) => links[index]?.place ?? null))) return false;
    // Nothing is measured next to them.
    if (addresses.every((address) => address.trim() === '')) return true;
  }
  try {
    const problems = await problemsOf(desk, addresses);
    if (problems.length > 0) return refuse(desk, ...problems);
  } catch (cause) {
    return refuse(desk, { part: 'form', place: null, what: failureOf(cause) });
  }
  const columns = addresses
    .map((address) => address.trim())
    .filter((address) => address !== '')
    .map((address): Asked => ({ id: desk.nextId(), address, previous, run: desk.nextId() }));
  abortAll(desk);
  makeRoom(desk);
  desk.dispatch({ type: 'asked', columns });
  columns.forEach((column) => void run(desk, column));
  return true;
}

async function problemsOf(desk: Desk, addresses: readonly string[]): Promise<readonly Problem[]> {
  const kept = desk.now().columns.filter((column) => !isMeasured(column));
  const held = kept.map((column) => {
    const result = resultOf(column);
    return result === null ? '' : measuredPage(result.report.target);
  });
  const problems = await checkAddresses(desk.kind, addresses, held);
  return Promise.all(problems.map((problem) => explained(desk, addresses, problem)));
}

/** What does not have the form of an address, with what the function says about it. */
async function explained({ locale }: Desk, addresses: readonly string[], problem: Problem): Promise<Problem> {
  if (problem.place === null || problem.what.code !== 'address-malformed') return problem;
  const { whyRefused } = await chunk(import('../measuring/request-assessment'));
  const failure = await whyRefused(addresses[problem.place] ?? '', locale);
  return failure === null ? problem : { ...problem, what: failure };
}

import { elements, shown } from '../testing/shown';
import { ComparisonForm, type ComparisonRow } from './ComparisonForm';
import { say } from '../../texts/testing/say';

const ROWS: readonly ComparisonRow[] = [
  { key: 'a', value: 'northwind.example' },
  { key: 'b', value: 'local<host' },
  { key: 'c', value: '' },
];
const LIVE = {
  onSubmit: () => undefined,
  onAdd: () => undefined,
  onRemove: () => undefined,
  onMove: () => undefined,
  onTake: () => undefined,
};

const fields = (html: string) => elements(html, 'input').filter((input) => input.get('name') === 'address');
const buttons = (html: string) => [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, text]) => text);

describe('ComparisonForm', () => {
  it('is a plain form with four fields where no script runs, of which two are required', () => {
    const html = shown(<ComparisonForm action="/api/compare" />, 'ar');
    const [form] = elements(html, 'form');
    expect([form?.get('action'), form?.get('method')]).toEqual(['/api/compare', 'post']);
    expect(fields(html).map((field) => field.has('required'))).toEqual([true, true, false, false]);
    expect(fields(html).every((field) => field.get('dir') === 'ltr')).toBe(true);
    expect(elements(html, 'input').map((input) => [input.get('name'), input.get('value')])[0]).toEqual([
      'locale',
      'ar',
    ]);
    expect(buttons(html)).toHaveLength(1);
  });

  it('names every field, and the group they stand in', () => {
    const html = shown(<ComparisonForm action="/x" />);
    const labels = elements(html, 'label').map((label) => label.get('for'));
    expect(labels).toEqual(fields(html).map((field) => field.get('id')));
    expect(html).toContain('<legend>Brands to compare</legend>');
    const [group] = elements(html, 'fieldset');
    expect(html).toContain(`id="${group?.get('aria-describedby') ?? 'none'}"`);
  });

  it('keeps what was typed, and ties each error to its field', () => {
    const html = shown(
      <ComparisonForm
        action="/x"
        rows={ROWS}
        errors={[
          { place: 1, text: 'Not public.' },
          { place: null, text: 'Too few.' },
        ]}
      />,
    );
    expect(fields(html).map((field) => field.get('value'))).toEqual(['northwind.example', 'local&lt;host', '']);
    expect(fields(html).map((field) => field.get('aria-invalid'))).toEqual([undefined, 'true', undefined]);
    expect(html).toContain(`id="${fields(html)[1]?.get('aria-describedby') ?? 'none'}">Not public.`);
    const links = [...html.matchAll(/<a href="#([^"]+)">([^<]+)/g)].map(([, id, text]) => [id, text]);
    expect(links).toEqual([
      ['address-2', 'Not public.'],
      ['address-1', 'Too few.'],
    ]);
  });

  it('offers moving, removing and adding only where script runs, and only where there is room', () => {
    const three = shown(<ComparisonForm action="/x" rows={ROWS} live={LIVE} />);
    expect(buttons(three)).toEqual([
      ...[say('en', 'comparison:form.later'), 'Remove'],
      ...[say('en', 'comparison:form.earlier'), say('en', 'comparison:form.later'), 'Remove'],
      ...[say('en', 'comparison:form.earlier'), 'Remove'],
      ...['Compare', say('en', 'comparison:form.add')],
    ]);
    expect(buttons(shown(<ComparisonForm action="/x" live={LIVE} />))).not.toContain(say('en', 'comparison:form.add'));
    const two = shown(<ComparisonForm action="/x" rows={ROWS.slice(0, 2)} live={LIVE} />);
    expect(buttons(two)).toEqual(['Compare', say('en', 'comparison:form.add')]);
    const compact = shown(<ComparisonForm action="/x" rows={ROWS} live={LIVE} compact />);
    expect(buttons(compact)).toEqual(['Remove', 'Remove', 'Remove', 'Compare', say('en', 'comparison:form.add')]);
  });

  it('names each button by what it does to which field', () => {
    const html = shown(<ComparisonForm action="/x" rows={ROWS} live={LIVE} />);
    const named = elements(html, 'button').filter((button) => button.has('aria-labelledby'));
    expect(named).toHaveLength(7);
    for (const button of named) {
      const [own, label, ...others] = button.get('aria-labelledby')?.split(' ') ?? [];
      expect(own).toBe(button.get('id'));
      expect(elements(html, 'label').some((each) => each.get('id') === label)).toBe(true);
      expect(others).toEqual([]);
    }
  });

  it('leaves the check of empty fields to the browser where no script runs, and hides what script takes away', () => {
    const form = (live?: typeof LIVE | 'awaited') => shown(<ComparisonForm action="/x" {...(live && { live })} />);
    expect(elements(form(), 'form')[0]?.has('novalidate')).toBe(false);
    expect(elements(form('awaited'), 'form')[0]?.has('novalidate')).toBe(false);
    expect(form('awaited')).toContain('address-rows starting');
    expect(form(LIVE)).toContain('class="address-rows"');
    expect(form(LIVE)).toMatch(/<form[^>]* novalidate/i);
  });

  it('leaves the hint out where it is compact', () => {
    const html = shown(<ComparisonForm action="/x" compact />);
    expect(html).not.toContain('addresses-hint');
  });
});

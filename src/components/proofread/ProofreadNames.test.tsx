import { LOCALES } from '../../site/locales';
import { exampleReport } from '../testing/example-report';
import { elements, shown } from '../testing/shown';
import { namesByPlace, useNameRows } from './name-rows';
import { ProofreadNames, type ProofreadRow } from './ProofreadNames';

const row = (state: ProofreadRow['state'], value: string): ProofreadRow => ({
  state,
  value,
  label: `${state} ${value}`,
  note: 'N',
});

const nameIn = (...rows: readonly ProofreadRow[]) =>
  [...shown(<ProofreadNames rows={rows} />).matchAll(/<p class="(proof-name[^"]*)"><bdi>(.*?)<\/bdi>/g)].map(
    ([, size = '', name = '']) => [size.replace('proof-name', '').trim(), name],
  );

it('draws what is missing without a letter of its own in the text', () => {
  const names = nameIn(row('name', 'Harbour Line'), row('misspelt', 'HarborLine'), row('misspelt', 'Harbour Linne'));
  expect(names.map(([, name]) => name)).toEqual([
    'Harbour Line',
    'Harbo<i data-missing="u"></i>r<i data-missing=""></i>Line',
    'Harbour Lin<s>n</s>e',
  ]);
});

it('underlines another name, and what cannot be marked letter by letter', () => {
  const names = nameIn(
    row('name', 'مرسى الخليج'),
    row('misspelt', 'مرسا الخليج'),
    row('another', 'Mars'),
    row('cut', 'HL Out'),
  );
  expect(names.map(([, name]) => name)).toEqual(['مرسى الخليج', '<u>مرسا الخليج</u>', '<u>Mars</u>', '<u>HL Out</u>…']);
});

it('sets long names smaller, letters of East Asia counted twice', () => {
  const values = [
    'Harbour Line',
    'Harbour Line Outfitters',
    '港のライン商会株式会社',
    'Harbour Line Outfitters and Sons of Kiel',
  ];
  expect(nameIn(...values.map((value) => row('another', value))).map(([size]) => size)).toEqual([
    '',
    'proof-long',
    'proof-long',
    'proof-longer',
  ]);
});

it('says the outcome of each row', () => {
  const html = shown(<ProofreadNames rows={[row('name', 'A'), row('another', 'B'), row('unread', '')]} />);
  expect(elements(html, 'li')).toHaveLength(3);
  expect([...html.matchAll(/hidden-visually">([^<]+)/g)].map(([, word]) => word)).toEqual([
    'Pass',
    'Fail',
    'Could not be read',
  ]);
});

describe('the names of a report', () => {
  it('are the right one and each that differs, with its places', () => {
    expect(namesByPlace(exampleReport('harbour'))).toEqual([
      { value: 'Harbour Line', state: 'name', places: ['og-site-name'] },
      { value: 'HarborLine', state: 'misspelt', places: ['title'] },
      { value: 'Harbor Line', state: 'misspelt', places: ['copyright'] },
      { value: 'HL Outdoor', state: 'cut', places: ['phone'] },
    ]);
  });

  it('are one where all agree, and none where none is known', () => {
    expect(namesByPlace(exampleReport('northwind')).map(({ state }) => state)).toEqual(['name']);
    expect(namesByPlace(exampleReport('tidewater'))).toEqual([]);
  });

  it.each(LOCALES)('say in %s what is wrong', (locale) => {
    const rows: ProofreadRow[] = [];
    function Rows() {
      rows.push(...useNameRows()(exampleReport('harbour')));
      return null;
    }
    shown(<Rows />, locale);
    expect(new Set(rows.map(({ note }) => note)).size).toBe(4);
    expect(rows[1]?.note).toContain('u');
  });
});

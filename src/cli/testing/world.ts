/** Sites, files and a configuration for tests of commands. */
import { exampleMeasured } from '../formats/testing/samples';
import { jsonText } from '../formats/json';
import type { Measured } from '../measured';
import { facet, type World } from './terminal';

export const harbour = exampleMeasured('harbour');
export const northwind = exampleMeasured('northwind');
export const tidewater = exampleMeasured('tidewater');
export const HARBOUR = 'harbour.example';

export function measured(change: (report: Measured['report']) => Partial<Measured['report']>): Measured {
  return { ...harbour, report: { ...harbour.report, ...change(harbour.report) } };
}

export const PAGE =
  '<!doctype html><html lang="en"><head><title>Quay Books</title></head><body><h1>Quay Books</h1></body></html>';

export const files = {
  'harbour.json': jsonText(harbour),
  'northwind.json': jsonText(northwind),
  'index.html': PAGE,
  'large.html': ' '.repeat(10_000_001),
  'old.json': jsonText(measured(() => ({ rubricVersion: '1.0' }))),
  'other.json': '{"some": "json"}',
  'broken.json': '{"format": 1',
  'facet.config.json': '{}',
};
export const world: World = {
  files,
  sites: {
    [HARBOUR]: harbour,
    'northwind.example': northwind,
    'tidewater.example': tidewater,
    'down.example': 'site-unreachable',
    'defect.example': 'unexpected',
    'behind-a-proxy.example': 'proxy-failed',
    'private.example': 'address-refused',
    localhost: 'address-private',
  },
};

export const run = (line: string, more: World = {}) => facet(line === '' ? [] : line.split(' '), { ...world, ...more });
export const config = (value: object) => ({ files: { ...files, 'facet.config.json': JSON.stringify(value) } });

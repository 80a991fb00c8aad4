/** The figures of the posts about saved pages, counted anew from the pages. */
import fs from 'node:fs';
import { SAVED_IMAGES } from './saved-images';
import { SAVED_RULES } from './saved-rules';
import { countImages } from './testing/saved-images';
import { CORPORA, readSavedPages } from './testing/saved-pages';
import { countRules } from './testing/saved-rules';

const present = fs.existsSync(CORPORA);
const suite = present ? describe : describe.skip;

suite(present ? 'what posts say of saved pages' : 'what posts say of saved pages (skipped: no corpora folder)', () => {
  const pages = present ? readSavedPages() : [];

  it('is what their rules for search engines and assistants say', () => {
    expect(countRules(pages, SAVED_RULES.measuredOn)).toEqual(SAVED_RULES);
  });

  it('is what their tags say about share images', () => {
    expect(countImages(pages, SAVED_IMAGES.measuredOn)).toEqual(SAVED_IMAGES);
  });
});

import { definePageCheck, missing, receipt, receiptsAt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether the preview image's URL works everywhere and leads to an image. */
export const check = definePageCheck({
  id: 'preview-image-loads',
  dimension: 'previews',
  order: 20,
  weight: 15,
  standing: 'required',
  remedy: 'line',
  face: 'link',
  sources: [SOURCES.metaImages, SOURCES.openGraph],
  outcomes: { pass: 1000, insecure: 500, relative: 500, broken: 0, 'not-image': 0, none: 0 },
  needs: ['https-home', 'preview-image'],
  run: (facts) => {
    const declared = facts.previewImageDeclared;
    if (declared === null) return missing(facts, 'none', 'meta:og:image');
    const { state, status, where } = facts.previewImage;
    const params = { url: shown(declared.value) };
    const receipts = [receipt(declared), ...receiptsAt(where)];
    if (declared.url === null) return verdict('broken', { ...params, status: '–' }, receipts);
    if (state === 'unread') return unread(facts, where);
    if (state === 'not-image') return verdict('not-image', params, receipts);
    if (state !== 'loaded') return verdict('broken', { ...params, status: status ?? '–' }, receipts);
    if (!/^https?:/i.test(declared.value)) return verdict('relative', params, receipts);
    return verdict(/^https:/i.test(declared.value) ? 'pass' : 'insecure', params, receipts);
  },
});

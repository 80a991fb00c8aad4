import { defineCheck, places, receipt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether the preview image's address works everywhere and leads to an image. */
export const previewImageLoads = defineCheck({
  id: 'preview-image-loads',
  dimension: 'previews',
  sources: [SOURCES.metaImages, SOURCES.openGraph],
  outcomes: {
    pass: 1000,
    insecure: 500,
    relative: 500,
    broken: 0,
    'not-image': 0,
    none: 'na',
    unread: 'unknown',
  },
  needs: ['https-home', 'preview-image'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const declared = facts.previewImageDeclared;
    if (declared === null) return facts.page.state === 'partial' ? unread(facts) : verdict('none');
    const { state, status, where } = facts.previewImage;
    const params = { url: shown(declared.value) };
    const receipts = [receipt(declared), ...places(where)];
    if (declared.url === null) return verdict('broken', { ...params, status: '–' }, receipts);
    if (state === 'unread') return unread(facts, where);
    if (state === 'not-image') return verdict('not-image', params, receipts);
    if (state !== 'loaded') return verdict('broken', { ...params, status: status ?? '–' }, receipts);
    if (!/^https?:/i.test(declared.value)) return verdict('relative', params, receipts);
    return verdict(/^https:/i.test(declared.value) ? 'pass' : 'insecure', params, receipts);
  },
});

/** What checks of the preview image share. */
import type { Facts, ImageFacts } from '../../facts/facts';
import { missing, receiptsAt, unread, verdict, type Verdict } from '../check';

/**
 * The preview image where it loaded; otherwise the verdict of a check that measures it: none was declared or it does
 * not load, so that there is nothing to pass with, or it could not be read. The checks of the image have one cause.
 */
export function loadedPreviewImage(facts: Facts): ImageFacts | Verdict<'none' | 'unread'> {
  const { previewImage, previewImageDeclared } = facts;
  if (previewImageDeclared === null) return missing(facts, 'none', 'meta:og:image');
  if (previewImage.state === 'unread') return unread(facts, previewImage.where);
  if (previewImage.state !== 'loaded') return verdict('none', {}, receiptsAt(previewImage.where));
  return previewImage;
}

/** What the checks of the preview image share: they only judge an image that is there. */
import { places, unread, verdict, type Verdict } from './check';
import type { Facts, ImageFacts } from './facts';

/**
 * The preview image where it loaded; otherwise the verdict of a check that measures it: none was declared or it does
 * not load (other checks have counted that), or it could not be read.
 */
export function loadedPreviewImage(facts: Facts): ImageFacts | Verdict<'none' | 'unread'> {
  const { previewImage, previewImageDeclared } = facts;
  if (facts.page.state === 'unread') return unread(facts);
  if (previewImageDeclared === null) return facts.page.state === 'partial' ? unread(facts) : verdict('none');
  if (previewImage.state === 'unread') return unread(facts, previewImage.where);
  if (previewImage.state !== 'loaded') return verdict('none', {}, places(previewImage.where));
  return previewImage;
}

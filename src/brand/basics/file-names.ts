/** File names used where people expect words, and words used as placeholders. */
import { plainWords } from './names';

/** What cameras, telephones and screenshots call their files: `IMG_2041`, `DSC00042`, `Screenshot 2024-05-01`. */
const CAMERA = /^(?:img|dscn?|dscf|pxl|mvimg|wp|screenshot|screen shot|bildschirmfoto|capture)[ _-]?[0-9][0-9_ .:-]*$/i;

/** A hyphen alone joins words, as in t-shirt, unless one of them is of the kind that files are named by. */
const JOINED = /^[^_0-9-]+-[^_0-9-]+$/;
const FILE_WORD =
  /^(?:logo|img|image|icon|banner|photo|pic|picture|placeholder)-|-(?:logo|img|image|icon|banner|photo|pic|picture|placeholder)$/i;

/**
 * Whether a name is that of a file: it ends as image files do, is what cameras write, or is the file's own without its
 * ending, and no words. @param file the file's name, '' if it is not known
 */
export function isFileName(name: string, file: string): boolean {
  if (/[^\s.]\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i.test(name) || CAMERA.test(name)) return true;
  // A number alone is that of a picture agency.
  if (/^[0-9]{5,}$/.test(name)) return true;
  const stem = file.replace(/\.[^.]*$/, '');
  // A size that systems append is not part of the name.
  if (name !== stem && name !== stem.replace(/[-_][0-9]{1,5}x[0-9]{1,5}$/, '')) return false;
  return JOINED.test(name) ? FILE_WORD.test(name) : /[_-]|[0-9]{3}|[a-z][0-9]/i.test(name);
}

/**
 * Texts that editors and platforms put where nobody wrote one (WCAG, failure F30), in languages of many sites.
 */
const PLACEHOLDERS = new Set(
  (
    'image|images|img|picture|pictures|pic|photo|photos|photograph|graphic|thumbnail|placeholder|untitled|alt|alt text|' +
    'alternative text|no alt text|image description|no alternative text description for this image|' +
    'no photo description available|new call to action|featured image|featuredimage|beitragsbild|imagen destacada|image à la une|アイキャッチ画像|صورة بارزة|bild|foto|imagen|imagem|immagine|afbeelding|obrázek|zdjęcie|kuva|resim|görsel|' +
    'изображение|картинка|фото|миниатюра|vorschaubild|miniatura|vignette|サムネイル|缩略图|縮圖|縮略圖|썸네일|섬네일|صورة مصغرة|画像|写真|图片|图像|圖片|照片|이미지|사진|صورة'
  )
    .split('|')
    .map((text) => plainWords(text).join(' ')),
);

/** Whether a text alternative only says that there is an image. */
export function isPlaceholder(name: string): boolean {
  return name.length <= 80 && PLACEHOLDERS.has(plainWords(name).join(' '));
}

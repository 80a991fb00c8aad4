/** Videos: files next to the text, with their captions or a transcript. */
import type { ReactElement, ReactNode } from 'react';
import { Video } from '../../components/Prose';
import { localeFacts, type Locale } from '../../site/locales';
import type { Flaw } from '../model/problem';
import type { FileKind, FilesBeside } from './beside';
import { showPicture } from './pictures';

const VIDEO: FileKind = { name: 'The video', types: ['mp4', 'webm'], megabytes: 30 };
const CAPTIONS: FileKind = { name: 'The file of captions', types: ['vtt'], megabytes: 1 };

/** Widths in pixels a poster is encoded in: a `video` takes one only. */
const POSTER_WIDTHS = [1080];

/** Whether a file is what its name says: an ISO base media file (ISO/IEC 14496-12, 4.3), or EBML (RFC 8794, 11.2.1). */
function isVideo(type: string, bytes: Buffer): boolean {
  return type === 'mp4' ? bytes.toString('latin1', 4, 8) === 'ftyp' : bytes.readUInt32BE(0) === 0x1a45dfa3;
}

/** @param locale of the captions */
export function renderVideo(
  { src = '', title = '', width = '', height = '', poster, captions }: Readonly<Record<string, string>>,
  transcript: ReactNode,
  beside: FilesBeside,
  locale: Locale,
): ReactElement | Flaw {
  if (![width, height].every((pixels) => /^[1-9]\d{0,3}$/.test(pixels))) {
    return {
      message: `<Video> has the size ${width} × ${height}.`,
      fix: 'Write whole pixels: width="1280" height="720".',
    };
  }
  if (captions === undefined && transcript === undefined) {
    return {
      message: `The video ${src} has neither captions nor a transcript.`,
      fix: 'Add captions="….vtt", or write what is said and shown between the tags.',
    };
  }
  const video = beside.find(src, VIDEO);
  if ('fix' in video) return video;
  if (video.bytes.length < 12 || !isVideo(video.type, video.bytes)) {
    return { message: `The video ${src} is no ${video.type} file.`, fix: 'Export it again as MP4 (H.264) or WebM.' };
  }
  const still = poster === undefined ? null : showPicture(beside, poster, false, POSTER_WIDTHS);
  if (still !== null && 'fix' in still) return still;
  const track = captions === undefined ? null : beside.find(captions, CAPTIONS);
  if (track !== null && 'fix' in track) return track;
  // WebVTT, 4.1: the signature, after an optional byte order mark.
  if (track !== null && !/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(track.bytes.toString('utf8'))) {
    return {
      message: `The file of captions ${captions ?? ''} is not WebVTT.`,
      fix: 'Begin its first line with WEBVTT.',
    };
  }
  return (
    <Video
      src={beside.publishCopy(video)}
      title={title}
      width={Number(width)}
      height={Number(height)}
      {...(still !== null && { poster: still.src })}
      {...(track !== null && {
        captions: { src: beside.publishCopy(track), lang: locale, label: localeFacts(locale).name },
      })}
    >
      {transcript}
    </Video>
  );
}

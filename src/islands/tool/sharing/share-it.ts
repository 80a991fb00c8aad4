/** Hands something to other apps. @returns false if it could not be; a user who closes the browser's dialog need not be told */
export async function shareIt(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError';
  }
}

/** Passes something on to other apps. @returns false if that failed; users who close the dialog need not be told */
export async function shareIt(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError';
  }
}

/** Hands a file to the browser's downloads. */
export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers take hold of the content only a while after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The lower limit of the benchmark: only Markdown in one layout. */
export default function configure(eleventy) {
  eleventy.addGlobalData('layout', 'post.liquid');
  eleventy.addGlobalData('permalink', () => ({ page }) => {
    const [locale, slug] = page.filePathStem.split('/').reverse();
    return `${locale}/posts/${slug}/index.html`;
  });
  // Posts are only Markdown: braces in their code are not template syntax.
  return { dir: { input: 'content', includes: '../includes', output: '_site' }, markdownTemplateEngine: false };
}

/** The limit of the benchmark: Markdown in one layout, and nothing else. */
export default function configure(eleventy) {
  eleventy.addGlobalData('layout', 'post.liquid');
  eleventy.addGlobalData('permalink', () => ({ page }) => {
    const [locale, slug] = page.filePathStem.split('/').reverse();
    return `${locale}/posts/${slug}/index.html`;
  });
  // Posts are Markdown alone: braces of their code are no template's.
  return { dir: { input: 'content', includes: '../includes', output: '_site' }, markdownTemplateEngine: false };
}

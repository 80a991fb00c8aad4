import { test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
test('bytes', async ({ page }) => {
  for (const [path] of [
    ['/en/brand-comparison/?address=northwind.example&address=harbour.example'],
    ['/en/brand-assessment/?address=northwind.example'],
  ] as const) {
    let sum = 0;
    const names: string[] = [];
    const on = (r: import('@playwright/test').Response) => {
      if (r.request().resourceType() !== 'script') return;
      const f = new URL(r.url()).pathname;
      const b = brotliCompressSync(readFileSync(join('public', f))).length;
      sum += b;
      names.push(f + ' ' + b);
    };
    page.on('response', on);
    await page.goto(path);
    await page.waitForSelector('.report h2');
    await page.waitForTimeout(500);
    page.off('response', on);
    console.log(path, sum, names.join('\n'));
    await page.goto('about:blank');
  }
});
for (const locale of ['en', 'ja', 'ar'])
  for (const width of [360, 1280])
    for (const scheme of ['light', 'dark'] as const) {
      test(`shot ${locale} ${width} ${scheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: scheme });
        if (scheme === 'light') {
          await page.goto(`/${locale}/brand-comparison/`);
          await page.waitForTimeout(300);
          await page.screenshot({ path: `/tmp/shots-compare/form-${locale}-${width}.png` });
        }
        await page.goto(
          `/${locale}/brand-comparison/?example=northwind&example=harbour&example=tidewater` +
            (locale === 'ja' ? '&address=gone.example' : ''),
        );
        await page.waitForSelector('.comparison');
        await page.waitForTimeout(500);
        await page.screenshot({ path: `/tmp/shots-compare/${locale}-${width}-${scheme}.png`, fullPage: true });
      });
    }

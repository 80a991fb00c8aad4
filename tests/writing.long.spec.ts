/** What a removed post leaves behind, where a folder is built again and again. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { makeScratchSite, PRODUCTION } from './harness/scratch-site';

const POST = `---
title: Hello from a writer
description: A post that goes again.
published: '2026-11-19'
author: facet-team
tags: [names]
---

A text.
`;

test('nothing is left of a post that is removed', async () => {
  const site = await makeScratchSite();
  try {
    await site.build(PRODUCTION);
    const before = await site.published();
    await site.change('content/posts/hello/en.mdx', POST);
    await site.build(PRODUCTION);
    expect(existsSync(join(site.root, 'public/en/posts/hello/index.html'))).toBe(true);
    await site.change('content/posts/hello', null);
    await site.build(PRODUCTION);
    expect(await site.published()).toEqual(before);
  } finally {
    await site.remove();
  }
});

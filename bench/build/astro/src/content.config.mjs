import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const posts = defineCollection({
  loader: glob({ base: './content/posts', pattern: '**/*.mdx' }),
  schema: z.strictObject({
    title: z.string().min(1),
    description: z.string().min(1).max(200),
    published: day,
    updated: day.optional(),
    author: z.string(),
    tags: z.array(z.string()).default([]),
  }),
});

export const collections = { posts };

import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import redos from 'eslint-plugin-redos';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';

const { noCircles } = await tsImport('./src/dev/lint/no-circles.ts', import.meta.url);
const { whoMayImportWhom } = await tsImport('./src/dev/lint/who-may-import-whom.ts', import.meta.url);

/** Files whose default export a framework asks for. */
const FRAMEWORK_FILES = [
  '*.{ts,tsx,mjs,cjs}',
  'src/templates/**',
  'tests/harness/global-setup.ts',
  'bench/build/{astro,eleventy}/**',
];

const NO_STYLE_ATTRIBUTE = {
  selector: "JSXAttribute[name.name='style']",
  message: 'The content security policy allows no style attribute: write a class.',
};
const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'Export by name.',
};
const NO_MARKUP_FROM_TEXT = {
  selector:
    "JSXAttribute[name.name='dangerouslySetInnerHTML'], MemberExpression[property.name=/^(innerHTML|outerHTML|srcdoc)$/]",
  message: 'The policy requires Trusted Types: browsers refuse text as markup.',
};
/** Where what strangers wrote is read, in functions and in browsers. */
const STRANGERS_TEXT = {
  files: ['src/{brand,cli,components,islands,printing,server,site}/**/*.{ts,tsx}'],
  // The examples of the guide are our own pages.
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'src/brand/examples/**'],
};
const NO_BUILT_PATTERN = {
  selector: ":matches(NewExpression, CallExpression)[callee.name='RegExp']",
  message: 'Write a literal: only literals are checked for how long they take.',
};
/**
 * The engine gives the same result in every host: no clock, no I/O, no tables that differ by the host's version, no
 * arithmetic that the language leaves to hosts (ECMAScript: implementation-approximated), no limits of the host.
 */
const NO_HOST = [
  { selector: 'Literal[regex.pattern=/\\\\[pP]\\{/]', message: "The host's Unicode tables differ." },
  { selector: 'MemberExpression[property.name=/^toLocale/]', message: "The host's locale data differs." },
  { selector: 'Literal[regex.flags=/v/]', message: "The host's Unicode tables differ." },
  { selector: "MemberExpression[property.name='localeCompare']", message: "The host's locale data differs." },
  {
    selector:
      "MemberExpression[object.name='Math'][property.name!=/^(abs|ceil|clz32|floor|imul|max|min|round|sign|trunc)$/]",
    message: 'Hosts may differ in the last digits; use a table or whole numbers.',
  },
  { selector: "BinaryExpression[operator='**']", message: 'Hosts may differ in the last digits; use a table.' },
  { selector: "AssignmentExpression[operator='**=']", message: 'Hosts may differ in the last digits; use a table.' },
  {
    selector:
      'CallExpression[callee.property.name=/^(push|unshift|splice|max|min|fromCharCode|fromCodePoint)$/] > SpreadElement',
    message: 'Hosts limit how many arguments a call may have, and strangers write long lists: use a loop.',
  },
];
/** `Date` is a clock, and each host parses text in its own way: see date-time.ts. */
const HOST_GLOBALS = [
  'Date',
  'Intl',
  'fetch',
  'process',
  'performance',
  'window',
  'document',
  'navigator',
  'setTimeout',
];

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'public/',
      '.cache/',
      '.facet/',
      '.netlify/',
      'test-results/',
      'playwright-report/',
      'coverage/',
      'static/',
    ],
  },
  eslint.configs.recommended,
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', setInterval: 'readonly' },
    },
    rules: { 'max-lines': ['error', 400], eqeqeq: 'error', 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { facet: { rules: { 'no-circles': noCircles, 'who-may-import-whom': whoMayImportWhom } } },
    rules: {
      'facet/no-circles': 'error',
      'facet/who-may-import-whom': 'error',
      'no-restricted-syntax': ['error', NO_STYLE_ATTRIBUTE, NO_DEFAULT_EXPORT],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `||` is for an empty string or a zero that means nothing.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, number: true } }],
      // The compiler requires brackets for index signatures (noPropertyAccessFromIndexSignature).
      '@typescript-eslint/dot-notation': 'off',
      // Text is split by code points on purpose, and cleaned of control characters.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      'no-control-regex': 'off',
      'no-misleading-character-class': ['error', { allowEscape: true }],
      '@typescript-eslint/no-deprecated': [
        'error',
        // Deprecated only to stand out: a developer's machine speaks plain HTTP with itself.
        { allow: [{ from: 'package', package: 'openid-client', name: 'allowInsecureRequests' }] },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    },
  },
  {
    // Hooks are nowhere else, and looking for them takes a tenth of the lint's time.
    files: ['**/*.tsx', 'src/{components,islands,templates}/**/*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    rules: {
      // A page that answers a refused form focuses the refused field.
      'jsx-a11y/no-autofocus': 'off',
      // A scrollable region must be reachable by keyboard (WCAG 2.1.1).
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'group'] }],
    },
  },
  {
    files: FRAMEWORK_FILES,
    rules: { 'no-restricted-syntax': ['error', NO_STYLE_ATTRIBUTE] },
  },
  {
    // A pattern that takes more than linear time stops the process for everybody. There are no exceptions: a pattern
    // that is flagged becomes a simpler one, or code that walks over the text once. See docs/test.md.
    ...STRANGERS_TEXT,
    plugins: { redos },
    rules: {
      'no-restricted-syntax': ['error', NO_STYLE_ATTRIBUTE, NO_DEFAULT_EXPORT, NO_BUILT_PATTERN],
      'redos/no-vulnerable': [
        'error',
        // The checker counts steps; a clock would judge by what else the machine does.
        { ignoreErrors: false, cache: true, timeout: 60_000, attackTimeout: null, incubationTimeout: null },
      ],
    },
  },
  {
    // What runs in the browser. Island.tsx runs only while pages are rendered.
    files: ['src/islands/**'],
    ignores: ['**/*.test.{ts,tsx}', 'src/islands/Island.tsx'],
    rules: {
      'no-restricted-syntax': ['error', NO_STYLE_ATTRIBUTE, NO_DEFAULT_EXPORT, NO_BUILT_PATTERN, NO_MARKUP_FROM_TEXT],
    },
  },
  {
    files: ['src/brand/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_BUILT_PATTERN, ...NO_HOST],
      'no-restricted-globals': ['error', ...HOST_GLOBALS],
      'no-restricted-imports': ['error', { patterns: ['node:*'] }],
    },
  },
  {
    files: ['src/brand/testing/**'],
    rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, ...NO_HOST] },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      // Matchers take unbound methods of fakes, and a fake may be async without awaiting anything.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { module: 'writable', require: 'readonly', __dirname: 'readonly' },
    },
  },
);

import { defineConfig } from 'oxlint';

/** Files whose default export a framework asks for. */
const FRAMEWORK_FILES = [
  '*.{ts,mts,tsx,mjs,cjs}',
  'src/dev/lint/rules.mjs',
  'src/templates/**',
  'tests/harness/global-{setup,teardown}.ts',
  'bench/build/{astro,eleventy}/**',
];
/** Where untrusted text is read, in functions and in browsers. The guide's examples are our own pages. */
const UNTRUSTED_TEXT = {
  files: ['src/{brand,cli,components,encoding,islands,printing,server,site}/**/*.{ts,tsx}'],
  excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**', 'src/brand/examples/**', 'src/brand/checks/*/cases.ts'],
};

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
const NO_ASSERTED_ENCODING = {
  selector:
    ':matches(TSAsExpression, TSTypePredicate > TSTypeAnnotation) > TSTypeReference[typeName.name=/^(Encoded|Piece|Shown)$/]',
  message: 'Only the encoders of src/encoding say that a text is encoded: call the one of your sink.',
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

/** Forbids those functions of a module that read everything, however much there is. */
const READS_WHOLE = (name: string) => ({
  name,
  importNames: ['readFile', 'readFileSync', 'default'],
  message: 'Read with a limit: src/cli/files.ts, src/brand/basics/bounded.ts.',
});
/** Answers read whole: of `Request`, `Response` and Node's streams. `formData()` is given bytes that are counted. */
const NO_WHOLE_ANSWER = [
  {
    selector:
      'CallExpression[arguments.length=0][callee.property.name=/^(json|text)$/][callee.object.name=/^(request|response)$/]',
    message: 'Read with a limit: readBytes of src/server/platform/body.ts.',
  },
  { selector: "ImportDeclaration[source.value='node:stream/consumers']", message: 'Read with a limit.' },
];

type Restriction = Readonly<Record<'selector' | 'message', string>>;

const noSyntax = (
  ...restrictions: Restriction[]
): { 'eslint-js/no-restricted-syntax': ['error', ...Restriction[]] } => ({
  'eslint-js/no-restricted-syntax': ['error', NO_ASSERTED_ENCODING, ...restrictions],
});

/** What typescript-eslint calls strict and stylistic, beyond what is plainly wrong (the category `correctness`). */
const STRICT = [
  'eslint/no-array-constructor',
  'eslint/no-case-declarations',
  'eslint/no-empty',
  'eslint/no-empty-function',
  'eslint/no-fallthrough',
  'eslint/no-prototype-builtins',
  'eslint/no-redeclare',
  'eslint/no-regex-spaces',
  'eslint/no-unexpected-multiline',
  'eslint/no-useless-constructor',
  'eslint/no-var',
  'eslint/prefer-const',
  'eslint/prefer-rest-params',
  'eslint/prefer-spread',
  'react/unsupported-syntax',
  'typescript/adjacent-overload-signatures',
  'typescript/array-type',
  'typescript/ban-ts-comment',
  'typescript/class-literal-property-style',
  'typescript/consistent-generic-constructors',
  'typescript/consistent-indexed-object-style',
  'typescript/consistent-type-assertions',
  'typescript/consistent-type-definitions',
  'typescript/no-confusing-non-null-assertion',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extraneous-class',
  'typescript/no-inferrable-types',
  'typescript/no-invalid-void-type',
  'typescript/no-misused-promises',
  'typescript/no-mixed-enums',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-boolean-literal-compare',
  'typescript/no-unnecessary-condition',
  'typescript/no-unnecessary-template-expression',
  'typescript/no-unnecessary-type-arguments',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unnecessary-type-conversion',
  'typescript/no-unnecessary-type-parameters',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-enum-comparison',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/non-nullable-type-assertion-style',
  'typescript/only-throw-error',
  'typescript/prefer-find',
  'typescript/prefer-for-of',
  'typescript/prefer-function-type',
  'typescript/prefer-includes',
  'typescript/prefer-literal-enum-member',
  'typescript/prefer-promise-reject-errors',
  'typescript/prefer-reduce-type-parameter',
  'typescript/prefer-regexp-exec',
  'typescript/prefer-return-this-type',
  'typescript/prefer-string-starts-ends-with',
  'typescript/related-getter-setter-pairs',
  'typescript/require-await',
  'typescript/restrict-plus-operands',
  'typescript/return-await',
  'typescript/unified-signatures',
  'typescript/use-unknown-in-catch-callback-variable',
];

/** Asked only where types are written. */
const OF_TYPES = [
  'eslint/no-empty-function',
  'typescript/no-floating-promises',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-condition',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/only-throw-error',
  'typescript/require-await',
  'typescript/unbound-method',
  'typescript/use-unknown-in-catch-callback-variable',
];

const errors = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'error'] as const));

export default defineConfig({
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    respectEslintDisableDirectives: false,
    reportUnusedDisableDirectives: 'error',
  },
  ignorePatterns: [
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
  plugins: ['eslint', 'typescript', 'import', 'react', 'jsx-a11y'],
  jsPlugins: [
    { name: 'facet', specifier: './src/dev/lint/rules.mjs' },
    { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' },
    { name: 'redos', specifier: 'eslint-plugin-redos' },
  ],
  categories: { correctness: 'error' },
  rules: {
    ...errors(STRICT),
    'eslint/eqeqeq': 'error',
    'eslint/max-lines': ['error', 400],
    'facet/one-storage-kernel': 'error',
    'facet/who-may-import-whom': 'error',
    // Files in a circle can only be understood, moved and tested together; types count.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    ...noSyntax(NO_STYLE_ATTRIBUTE, NO_DEFAULT_EXPORT),
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    // `||` is for an empty string or a zero that means nothing.
    'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, number: true } }],
    // Text is split by code points on purpose, and cleaned of control characters.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'eslint/no-control-regex': 'off',
    'eslint/no-misleading-character-class': ['error', { allowEscape: true }],
    'typescript/no-deprecated': [
      'error',
      // Deprecated only to stand out: a developer's machine speaks plain HTTP with itself.
      { allow: [{ from: 'package', package: 'openid-client', name: 'allowInsecureRequests' }] },
    ],
    'eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    // The package's types are compiled from its entry alone: types written for a module without any are named there.
    'typescript/triple-slash-reference': ['error', { path: 'always' }],
    'typescript/require-array-sort-compare': 'off',
    // Children of a list of pairs stand alone in theirs.
    'react/jsx-key': 'off',
    // `role` keeps the element that styles and older readers know.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    // A page that answers a refused form focuses the refused field.
    'jsx-a11y/no-autofocus': 'off',
    // A scrollable region must be reachable by keyboard (WCAG 2.1.1).
    'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'group'] }],
  },
  overrides: [
    // Elsewhere `use` is a function's name like others.
    { files: ['**/*.tsx', 'src/{components,islands,templates}/**/*.ts'], rules: { 'react/rules-of-hooks': 'error' } },
    { files: FRAMEWORK_FILES, rules: noSyntax(NO_STYLE_ATTRIBUTE) },
    {
      // A pattern that takes more than linear time stops the process for everybody. There are no exceptions: a pattern
      // that is flagged becomes a simpler one, or code that walks over the text once. See docs/test.md.
      ...UNTRUSTED_TEXT,
      rules: {
        ...noSyntax(NO_STYLE_ATTRIBUTE, NO_DEFAULT_EXPORT, NO_BUILT_PATTERN),
        'redos/no-vulnerable': [
          'error',
          // The checker counts steps; a clock would judge by what else the machine does.
          { ignoreErrors: false, cache: true, timeout: 300_000, attackTimeout: null, incubationTimeout: null },
        ],
      },
    },
    {
      // What runs in the browser. Island.tsx runs only while pages are rendered.
      files: ['src/islands/**'],
      excludeFiles: ['**/*.test.{ts,tsx}', 'src/islands/Island.tsx'],
      rules: noSyntax(NO_STYLE_ATTRIBUTE, NO_DEFAULT_EXPORT, NO_BUILT_PATTERN, NO_MARKUP_FROM_TEXT),
    },
    {
      files: ['src/brand/**'],
      excludeFiles: ['**/*.test.ts', 'src/brand/testing/exams/sit.ts'],
      rules: {
        ...noSyntax(NO_DEFAULT_EXPORT, NO_BUILT_PATTERN, ...NO_HOST),
        'eslint/no-restricted-globals': ['error', ...HOST_GLOBALS],
        'eslint/no-restricted-imports': ['error', { patterns: ['node:*'] }],
      },
    },
    {
      // What users and other sites name may never end: it is read within limits. The package is made of our own files.
      files: ['src/{cli,server}/**/*.{ts,tsx}'],
      excludeFiles: [
        '**/*.test.{ts,tsx}',
        '**/testing/**',
        'src/cli/files.ts',
        'src/cli/package/**',
        'src/server/platform/artifacts.ts',
      ],
      rules: {
        'eslint/no-restricted-imports': ['error', { paths: ['node:fs', 'node:fs/promises'].map(READS_WHOLE) }],
        ...noSyntax(NO_STYLE_ATTRIBUTE, NO_DEFAULT_EXPORT, NO_BUILT_PATTERN, ...NO_WHOLE_ANSWER),
      },
    },
    {
      // The encoders: what they give is encoded because they say so.
      files: ['src/encoding/**'],
      rules: {
        'eslint-js/no-restricted-syntax': ['error', NO_STYLE_ATTRIBUTE, NO_DEFAULT_EXPORT, NO_BUILT_PATTERN],
      },
    },
    { files: ['src/brand/testing/**'], rules: noSyntax(NO_DEFAULT_EXPORT, ...NO_HOST) },
    {
      // Matchers take unbound methods of fakes, and a fake may be async without awaiting anything.
      files: ['**/*.test.{ts,tsx}', 'tests/**'],
      rules: { 'typescript/unbound-method': 'off', 'typescript/require-await': 'off' },
    },
    { files: ['**/*.{js,mjs,cjs}'], rules: Object.fromEntries(OF_TYPES.map((name) => [name, 'off'])) },
  ],
});

/** The arrows between the rooms (docs/architecture.md): each rule says what it keeps out and why. */

const zodSchemas = '^domain/(article|event|evidence-document|impact-card|row-schemas|village|text|visitor-forms)\\.ts$'
const publicApp = '^app/(?!maintenance/)'

module.exports = {
  forbidden: [
    {
      name: 'domain-stands-alone',
      comment: 'The rules import nothing of ours and know neither React nor a server.',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^domain/', '^node_modules/zod/'] },
    },
    {
      name: 'content-knows-only-the-domain',
      comment: 'Words and facts are data; one module reads the data files.',
      severity: 'error',
      from: { path: '^content/', pathNot: '\\.test\\.ts$|^content/seed/first-rows\\.ts$' },
      to: { pathNot: ['^content/', '^domain/'] },
    },
    {
      name: 'drawings-know-content-and-domain',
      comment: 'Pictures are made at build time from positions and facts.',
      severity: 'error',
      from: { path: '^drawings/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(app|server|e2e|bench)/' },
    },
    {
      name: 'app-never-imports-the-server',
      comment: 'The server meets the app only as the built bundle.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^(server|drawings|e2e|bench|scripts)/' },
    },
    {
      name: 'server-never-imports-the-app',
      comment: 'The server meets the app only as the built bundle.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(app|drawings|e2e|bench|scripts)/' },
    },
    {
      name: 'migrations-are-frozen',
      comment: 'What a migration makes must not change with our code.',
      severity: 'error',
      from: { path: '^server/database/migrations/' },
      to: { pathNot: '^node_modules/kysely/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'parts-of-the-site-stand-apart',
      comment: 'What two parts share moves down to ui, layout, content-api or domain.',
      severity: 'error',
      from: { path: '^app/([^/]+)/', pathNot: '^app/(ui|layout|content-api|styles)/' },
      to: { path: '^app/([^/]+)/', pathNot: ['^app/$1/', '^app/(ui|layout|content-api|styles)/'] },
    },
    {
      name: 'shared-parts-know-no-screen',
      comment: 'The shared folders are below the parts of the site.',
      severity: 'error',
      from: { path: '^app/(ui|layout|content-api)/' },
      to: { path: '^app/', pathNot: ['^app/(ui|layout|content-api|styles)/', '^app/\\+types/'] },
    },
    {
      name: 'visitors-download-no-validator',
      comment:
        'Public screens import only the types of a row; its zod schema stays on the server and the maintenance side, and so does the text editor.',
      severity: 'error',
      from: { path: publicApp },
      to: { path: [zodSchemas, '^node_modules/(zod|radix-ui|@tiptap)/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle hides which part is below the other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '(\\+types/|\\?(?:url|raw)$|^virtual:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}

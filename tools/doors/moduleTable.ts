/**
 * A module of the repository: its folder, the modules it may import, and its public files. It mirrors the table in
 * docs/house.md.
 */
export interface ModuleRule {
  name: string
  /** The path from the root, with a trailing slash. */
  folder: string
  /** The names of the modules it may import. */
  may: readonly string[]
  /** Files of its folder that others may import; packages list theirs in package.json instead. */
  doors: readonly string[]
  /** Whether the module also runs in a browser: no `node:` outside its tests and its `node` folder. */
  isForBrowsers?: boolean
}

const packages: Record<string, readonly string[]> = {
  measure: [],
  words: [],
  vector: [],
  khqr: [],
  nesting: ['measure'],
  cloth: ['measure'],
  garment: ['measure'],
  pricing: ['measure'],
  library: ['measure', 'words'],
  crest: ['words'],
  design: ['garment', 'measure'],
  artwork: ['design', 'garment', 'measure', 'library', 'vector'],
  portrait: ['artwork', 'design', 'garment', 'measure'],
  press: ['artwork', 'design', 'garment', 'measure', 'library', 'words'],
  pages: ['garment', 'words'],
  contract: ['design', 'pricing', 'garment', 'measure', 'pages', 'words', 'khqr'],
  chromium: [],
  scene: ['artwork', 'cloth', 'design', 'garment', 'measure', 'library', 'portrait'],
  editor: ['contract', 'artwork', 'design', 'garment', 'measure', 'library'],
}

/** Each may import those before it. */
const apiRooms = [
  'config',
  'database',
  'events',
  'jobs',
  'endpoint',
  'workers',
  'telemetry',
  'files',
  'backup',
  'fonts',
  'graphics',
  'tenants',
  'content',
  'audit',
  'accounts',
  'catalogue',
  'designs',
  'templates',
  'squads',
  'suppliers',
  'orders',
  'production',
  'costs',
  'conversations',
  'partners',
  'rules',
  'mail',
  'telegram',
  'privacy',
  'http',
  'operatorCli',
  'operatorPanel',
] as const

/** Further public files of a module, for a process that only draws or for a tool: they do not load the rest of it. */
const moreDoors: Readonly<Record<string, readonly string[]>> = {
  files: ['sizePng.ts'],
  orders: ['invoice/splitFontRuns.ts'],
}

const everyPackage = Object.keys(packages)
const apiPackages = everyPackage.filter(name => !['scene', 'editor'].includes(name))

/**
 * The modules of the screens never import each other; their shared code lies before them. Each of these may import
 * those before it.
 */
const webShared = ['texts', 'ui', 'session', 'drafts', 'roster', 'domainComponents', 'cart', 'blocks']
const webShown = ['shop', 'studio', 'account', 'office', 'supplier', 'embed']

function beforeInWeb(name: string): string[] {
  const all = name === 'app' ? [...webShared, ...webShown] : webShared
  const end = all.indexOf(name)
  return (end === -1 ? all : all.slice(0, end)).map(room => `web/${room}`)
}

const webRooms = [...webShared, ...webShown, 'app'].map(name => ({
  name: `web/${name}`,
  may: [
    // The module ui contains no domain terms.
    ...(name === 'texts'
      ? ['measure', 'words']
      : name === 'ui'
        ? ['measure', 'words', 'web/texts']
        : [...everyPackage, ...beforeInWeb(name)]),
    ...(name === 'studio' ? ['web/studio/shell', 'web/studio/share'] : []),
  ],
}))

/**
 * The studio's modules; each may import those before it, but its tools never import each other. Lazily loaded files are
 * separate public entries.
 */
const studioRooms: readonly (readonly [name: string, ...late: string[]])[] = [
  ['fields'],
  ['context', 'mantine.css', 'Page.module.css'],
  ['save'],
  ['canvas', 'flatView/FlatView.tsx', 'stage3d/Stage.module.css'],
  ['tools/images', 'BoxNote.tsx', 'ImagesPanel.tsx', 'SharpnessWatch.tsx'],
  ['tools/parts', 'KitStrip.tsx'],
  ['tools/patterns', 'PatternsPanel.tsx'],
  // People are shown by lazily loaded code only.
  [
    'tools/player',
    'PlayerPanel.tsx',
    'PlayerOnStage.tsx',
    'makeWearer.ts',
    'appearanceOf.ts',
    'Bust.tsx',
    'playerTextKey.ts',
  ],
  ['tools/squad', 'SquadPanel.tsx'],
  ['tools/templatesPanel', 'StartsPanel.tsx'],
  ['tools/text', 'TextPanel.tsx', 'AddButtons.tsx', 'FontField.tsx'],
  ['share', 'preview/PreviewPage.tsx', 'TeamPhotoButton.tsx'],
  ['shell', 'StudioPage.tsx'],
]

const isTool = (name: string): boolean => name.startsWith('tools/')

function beforeInStudio(name: string): string[] {
  const names = studioRooms.map(([room]) => room)
  return names.slice(0, names.indexOf(name)).filter(other => !(isTool(name) && isTool(other)))
}

const insideStudio = studioRooms.map(([name, ...late]): ModuleRule => ({
  name: `web/studio/${name}`,
  folder: `apps/web/src/studio/${name}/`,
  may: [...everyPackage, ...beforeInWeb('studio'), ...beforeInStudio(name).map(before => `web/studio/${before}`)],
  doors: ['index.ts', ...late],
  isForBrowsers: true,
}))

export const rooms: readonly ModuleRule[] = [
  ...Object.entries(packages).map(([name, may]) => ({
    name,
    folder: `packages/${name}/`,
    may,
    doors: [],
    isForBrowsers: true,
  })),
  ...apiRooms.map((name, index) => ({
    name: `api/${name}`,
    folder: `apps/api/src/${name}/`,
    may: [...apiPackages, ...apiRooms.slice(0, index).map(before => `api/${before}`)],
    doors: ['index.ts', ...(moreDoors[name] ?? [])],
  })),
  {
    name: 'api',
    folder: 'apps/api/',
    may: [
      ...apiPackages,
      'api/config',
      'api/database',
      'api/files',
      'api/backup',
      'api/orders',
      'api/telemetry',
      'api/http',
      'api/operatorCli',
      'api/operatorPanel',
    ],
    doors: ['src/server.ts', 'src/worker.ts'],
  },
  ...webRooms.map(({ name, may }) => ({
    name,
    folder: `apps/${name.replace('/', '/src/')}/`,
    may,
    doors: [
      'index.ts',
      'index.tsx',
      ...(name === 'web/ui' ? ['theme/base.css', 'theme/firstSight.css', 'theme/fonts.css'] : []),
    ],
    isForBrowsers: true,
  })),
  ...insideStudio,
  { name: 'web', folder: 'apps/web/', may: [...everyPackage, 'web/app'], doors: [] },
  { name: 'atelier', folder: 'apps/atelier/', may: everyPackage, doors: [] },
  { name: 'e2e', folder: 'e2e/', may: everyPackage, doors: [] },
  {
    name: 'tools',
    folder: 'tools/',
    may: [...everyPackage, 'api', 'api/config', 'api/database', 'api/graphics', 'api/orders'],
    doors: [],
  },
  { name: 'root', folder: '', may: [], doors: [] },
]

/** Public entries that only tests may use. */
export const testDoors = [
  'apps/api/src/accounts/testing.ts',
  'apps/api/src/database/testing.ts',
  'apps/api/src/database/testing/lossyProxy.ts',
  'apps/api/src/files/testing/keptDrawings.ts',
  'apps/api/src/files/testing/s3Server.ts',
  'apps/api/src/fonts/testing/fakeFontsource.ts',
  'apps/api/src/telemetry/testing/collector.ts',
  'apps/api/src/http/testing.ts',
  'apps/api/src/http/testingOffice.ts',
  'apps/api/src/http/seedShops.ts',
  'apps/api/src/designs/testing/designer.ts',
  'apps/api/src/suppliers/testing/sendProfile.ts',
  'apps/api/src/orders/testing/buyer.ts',
  'apps/api/src/orders/testing/offerDesk.ts',
  'apps/api/src/orders/testing/quoteDesk.ts',
  'apps/api/src/operatorCli/testing.ts',
  'apps/api/src/workers/testing/processReserve.ts',
  'apps/web/src/session/network/fetchWithTimeout.ts',
  'apps/web/src/ui/loading/busyOverlayStore.ts',
  'apps/web/src/ui/messages/toast.ts',
  'apps/web/src/ui/testing/loadTestTexts.ts',
  'apps/web/src/studio/save/testing/fakePorts.ts',
]

/** Libraries that only some modules may use; a name with a trailing slash covers all names that begin with it. */
export const guarded: readonly { libraries: readonly string[]; rooms: readonly string[]; why: string }[] = [
  {
    libraries: ['three', '@react-three/', 'three-mesh-bvh'],
    rooms: ['scene', 'atelier', 'tools'],
    why: 'only scene knows three',
  },
  {
    libraries: ['react', 'react-dom', 'react-hook-form', '@mantine/', '@tabler/icons-react', '@tanstack/'],
    rooms: ['web', ...webRooms.map(({ name }) => name), ...insideStudio.map(({ name }) => name), 'tools'],
    why: 'React stays in apps/web',
  },
  { libraries: ['pg-boss'], rooms: ['api/jobs'], why: 'only jobs hands work to a queue' },
  { libraries: ['pg', 'kysely'], rooms: ['api/database', 'tools'], why: 'only database hands out a connection' },
  { libraries: ['fabric'], rooms: ['tools'], why: 'it is the baseline of the benchmarks' },
]

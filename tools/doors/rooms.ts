/** A part of the house: its folder, whom it may ask, and its doors. The table of docs/house.md. */
export interface Room {
  name: string
  /** From the root, with a slash at the end. */
  folder: string
  /** The names of the rooms it may import. */
  may: readonly string[]
  /** Files of its folder that others may import; packages list theirs in package.json instead. */
  doors: readonly string[]
  /** Runs in a browser as well: no `node:` outside its tests and its `node` folder. */
  isForBrowsers?: boolean
}

const packages: Record<string, readonly string[]> = {
  measure: [],
  words: [],
  vector: [],
  garment: ['measure'],
  pricing: ['measure'],
  library: ['measure'],
  design: ['garment', 'measure'],
  artwork: ['design', 'garment', 'measure', 'library'],
  portrait: ['artwork', 'design', 'garment', 'measure'],
  contract: ['design', 'pricing', 'garment', 'measure'],
  scene: ['artwork', 'design', 'garment', 'measure', 'library'],
}

/** Each may import those before it. */
const apiRooms = [
  'config',
  'database',
  'events',
  'endpoint',
  'workers',
  'files',
  'fonts',
  'graphics',
  'tenants',
  'accounts',
  'catalogue',
  'designs',
  'templates',
  'squads',
  'orders',
  'production',
  'mail',
  'entrance',
] as const

const everyPackage = Object.keys(packages)
const apiPackages = everyPackage.filter(name => name !== 'scene')

/** The screens' rooms never meet; what they share lies before them. Each of these may import those before it. */
const webShared = ['ui', 'session', 'drafts', 'roster', 'pictures']
const webShown = ['shop', 'studio', 'account', 'office']

function beforeInWeb(name: string): string[] {
  const all = name === 'entrance' ? [...webShared, ...webShown] : webShared
  const end = all.indexOf(name)
  return (end === -1 ? all : all.slice(0, end)).map(room => `web/${room}`)
}

const webRooms = [...webShared, ...webShown, 'entrance'].map(name => ({
  name: `web/${name}`,
  // No domain word in ui.
  may: name === 'ui' ? ['measure', 'words'] : [...everyPackage, ...beforeInWeb(name)],
}))

export const rooms: readonly Room[] = [
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
    doors: ['index.ts'],
  })),
  {
    name: 'api',
    folder: 'apps/api/',
    may: [...apiPackages, 'api/config', 'api/database', 'api/files', 'api/entrance'],
    doors: ['src/server.ts', 'src/worker.ts'],
  },
  ...webRooms.map(({ name, may }) => ({
    name,
    folder: `apps/${name.replace('/', '/src/')}/`,
    may,
    doors: [
      'index.ts',
      'index.tsx',
      ...(name === 'web/ui' ? ['look/base.css', 'look/firstSight.css', 'look/fonts.css'] : []),
    ],
    isForBrowsers: true,
  })),
  { name: 'web', folder: 'apps/web/', may: [...everyPackage, 'web/entrance'], doors: [] },
  { name: 'atelier', folder: 'apps/atelier/', may: everyPackage, doors: [] },
  { name: 'e2e', folder: 'e2e/', may: everyPackage, doors: [] },
  { name: 'tools', folder: 'tools/', may: [...everyPackage, 'api', 'api/config', 'api/database'], doors: [] },
  { name: 'root', folder: '', may: [], doors: [] },
]

/** Doors that only tests may use. */
export const testDoors = [
  'apps/api/src/database/testing.ts',
  'apps/api/src/entrance/testing.ts',
  'apps/api/src/entrance/seed.ts',
  'apps/api/src/designs/testing/designer.ts',
  'apps/web/src/session/sending.ts',
]

/** Libraries that belong to some rooms alone; a name ending in a slash stands for all that begins so. */
export const guarded: readonly { libraries: readonly string[]; rooms: readonly string[]; why: string }[] = [
  {
    libraries: ['three', '@react-three/', 'three-mesh-bvh'],
    rooms: ['scene', 'atelier', 'tools'],
    why: 'only scene knows three',
  },
  {
    libraries: [
      'react',
      'react-dom',
      'react-i18next',
      'react-hook-form',
      '@mantine/',
      '@tabler/icons-react',
      '@tanstack/',
    ],
    rooms: ['web', ...webRooms.map(({ name }) => name), 'tools'],
    why: 'React stays in apps/web',
  },
  { libraries: ['pg', 'kysely'], rooms: ['api/database', 'tools'], why: 'only database hands out a connection' },
  { libraries: ['fabric'], rooms: ['tools'], why: 'it is the baseline of the benchmarks' },
]

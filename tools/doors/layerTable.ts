import type { LayerRule } from './layers.ts'

/** The folders inside each module, in the order in which they may import each other. One entry a module, sorted by folder. */
export const layerTable: readonly LayerRule[] = [
  {
    folder: 'apps/api/src/http',
    layers: [
      'exchange',
      'monitoring',
      'limits',
      'pageHead',
      'ssr',
      'pages',
      'startup',
      'composition',
      'documentation',
      'testing',
    ],
  },
  {
    folder: 'apps/web/src/ui',
    layers: ['outline', 'theme', 'messages', 'loading', 'dialogs', 'forms', 'page', 'browser'],
  },
  {
    folder: 'packages/design/src',
    layers: [
      'schema',
      'migrations',
      'layers',
      'paint',
      'clubColours',
      'creation',
      'commands',
      'parse',
      'kits',
      'looks',
      'testing',
    ],
  },
]

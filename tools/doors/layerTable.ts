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
    folder: 'apps/api/src/production',
    layers: [
      'garments',
      'storage',
      'labels',
      'printers',
      'rendering',
      'runs',
      'proofs',
      'packs',
      'remakes',
      'handover',
      'labelLookup',
      'testing',
    ],
  },
  { folder: 'apps/api/src/production/packs', layers: ['records', 'run'] },
  { folder: 'apps/api/src/production/proofs', layers: ['drawing'] },
  {
    folder: 'apps/api/src/production/rendering',
    layers: ['garmentFiles', 'printFiles', 'colourPrediction', 'rasterFiles', 'shopFloorPapers', 'marker', 'preflight'],
    shared: ['limits.ts'],
  },
  {
    folder: 'apps/web/src/app',
    layers: ['start', 'router', 'serviceWorker'],
  },
  {
    folder: 'apps/web/src/domainComponents',
    layers: ['badges', 'handover', 'product', 'fonts', 'design', 'names', 'answers', 'order', 'label', 'proof'],
  },
  {
    folder: 'apps/web/src/drafts',
    layers: ['database', 'records', 'imageImport', 'upload', 'signOut', 'testing'],
  },
  {
    folder: 'apps/web/src/office/prices',
    layers: ['form', 'fields'],
    shared: ['PricesForm.module.css'],
  },
  {
    folder: 'apps/web/src/office/production',
    layers: ['packs', 'preflight', 'result', 'proof', 'remakes', 'handover'],
    shared: ['Production.module.css'],
  },
  {
    folder: 'apps/web/src/roster/reading',
    layers: ['words', 'line', 'chat', 'table'],
    shared: ['types.ts'],
  },
  {
    folder: 'apps/web/src/session',
    layers: ['network', 'tokens', 'identity', 'calls', 'forms'],
    shared: ['preferences.ts'],
  },
  {
    folder: 'apps/web/src/session/forms',
    layers: ['fields', 'problem', 'code'],
  },
  {
    folder: 'apps/web/src/shop/checkout',
    layers: ['form', 'rows', 'order'],
    shared: ['CheckoutScreen.module.css'],
  },
  {
    folder: 'apps/web/src/studio/tools/images',
    layers: ['history', 'files', 'upload', 'editor', 'crest', 'library', 'dragAndDrop', 'fields'],
    shared: ['Images.module.css'],
  },
  {
    folder: 'apps/web/src/studio/tools/images/editor',
    layers: ['pixels', 'file', 'view', 'fields'],
    shared: ['PictureEditor.module.css'],
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

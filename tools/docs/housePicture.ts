import { type ModuleRule, rooms } from '../doors/moduleTable.ts'

// docs/pictures/house.svg: the module dependencies as a picture. The permitted imports of a module lie below it; arrows
// that follow from others are left out.

const BOX = { width: 108, height: 30, gapX: 12, gapY: 26 }
const PANEL = { padding: 18, head: 46, gap: 24 }
/** The number of modules in a row, after which a single line wraps. */
const IN_A_ROW = 3

interface PositionedModule {
  readonly name: string
  readonly x: number
  readonly y: number
}
interface Panel {
  readonly title: string
  readonly subtitle: string
  readonly placed: readonly PositionedModule[]
  readonly arrows: readonly (readonly [string, string])[]
  readonly width: number
  readonly height: number
}

type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Returns the permitted imports of each module of a group within the group. */
function asksWithin(group: readonly ModuleRule[]): ImportGraph {
  const names = new Set(group.map(({ name }) => name))
  return new Map(group.map(({ name, may }) => [name, may.filter(other => names.has(other))]))
}

/** Removes the arrows that follow from others. */
function reduce(asks: ImportGraph): [string, string][] {
  const reaches = (from: string, to: string): boolean =>
    (asks.get(from) ?? []).some(next => next === to || reaches(next, to))
  return [...asks].flatMap(([name, others]) =>
    others
      .filter(other => !others.some(between => between !== other && reaches(between, other)))
      .map((other): [string, string] => [name, other]),
  )
}

/** Returns the number of levels of each module above the ground of its group. */
function floorsOf(asks: ImportGraph): Map<string, number> {
  const floors = new Map<string, number>()
  const floorOf = (name: string): number => {
    const known = floors.get(name)
    if (known !== undefined) return known
    const floor = Math.max(-1, ...(asks.get(name) ?? []).map(floorOf)) + 1
    floors.set(name, floor)
    return floor
  }
  for (const name of asks.keys()) floorOf(name)
  return floors
}

/**
 * Lists the modules by level, the ground last. One long chain of modules is folded into rows, read from the ground
 * upwards.
 */
function listRows(asks: ImportGraph): { rows: string[][]; isLine: boolean } {
  const floors = floorsOf(asks)
  const rows: string[][] = []
  for (const [name, floor] of floors) (rows[floor] ??= []).push(name)
  const isLine = rows.length > 8 && rows.every(row => row.length === 1)
  const names = rows.flat()
  const folded = isLine
    ? Array.from({ length: Math.ceil(names.length / IN_A_ROW) }, (_, i) =>
        names.slice(i * IN_A_ROW, (i + 1) * IN_A_ROW),
      )
    : rows
  return { rows: folded.toReversed(), isLine }
}

function layPanel(title: string, subtitle: string, group: readonly ModuleRule[]): Panel {
  const asks = asksWithin(group)
  const { rows, isLine } = listRows(asks)
  const widest = Math.max(...rows.map(row => row.length))
  const width = widest * (BOX.width + BOX.gapX) - BOX.gapX + 2 * PANEL.padding
  const height = rows.length * (BOX.height + BOX.gapY) - BOX.gapY + PANEL.head + PANEL.padding
  const placed = rows.flatMap((row, i) => {
    const own = row.length * (BOX.width + BOX.gapX) - BOX.gapX
    const left = isLine ? PANEL.padding : (width - own) / 2
    const y = PANEL.head + i * (BOX.height + BOX.gapY)
    return row.map((name, j) => ({ name, x: left + j * (BOX.width + BOX.gapX), y }))
  })
  return { title, subtitle, placed, arrows: isLine ? [] : reduce(asks), width, height }
}

const shortName = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

function drawArrow({ placed }: Panel, [from, to]: readonly [string, string]): string {
  const above = placed.find(({ name }) => name === from)!
  const below = placed.find(({ name }) => name === to)!
  const x1 = above.x + BOX.width / 2
  const y1 = above.y + BOX.height
  const x2 = below.x + BOX.width / 2
  const bend = (below.y - y1) / 2
  return `<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${below.y - bend} ${x2} ${below.y - 2}"/>`
}

const drawBox = ({ name, x, y }: PositionedModule): string =>
  `<g transform="translate(${x} ${y})"><rect width="${BOX.width}" height="${BOX.height}" rx="6"/>` +
  `<text x="${BOX.width / 2}" y="20">${shortName(name)}</text></g>`

const drawPanel = (panel: Panel, x: number, y: number): string =>
  [
    `<g class="panel" transform="translate(${x} ${y})">`,
    `<rect class="ground" width="${panel.width}" height="${panel.height}" rx="10"/>`,
    `<text class="title" x="${PANEL.padding}" y="22">${panel.title}</text>`,
    `<text class="subtitle" x="${PANEL.padding}" y="38">${panel.subtitle}</text>`,
    `<g class="arrows">${panel.arrows.map(arrow => drawArrow(panel, arrow)).join('')}</g>`,
    `<g class="rooms">${panel.placed.map(drawBox).join('\n')}</g>`,
    '</g>',
  ].join('\n')

const STYLE = `text{font:13px system-ui,sans-serif;fill:#18181b}.title{font-weight:700;font-size:15px}.subtitle,.foot{font-size:11px;fill:#52525b}
.ground{fill:#f4f4f5;stroke:#d4d4d8}.rooms rect{fill:#fff;stroke:#0f9f6e}.rooms text{text-anchor:middle}
.arrows path{fill:none;stroke:#71717a;stroke-width:1.2;marker-end:url(#tip)}#tip path{fill:#71717a}
@media (prefers-color-scheme:dark){text{fill:#fafafa}.subtitle,.foot{fill:#a1a1aa}.ground{fill:#27272a;stroke:#3f3f46}.rooms rect{fill:#18181b}}`

/** Returns the modules directly within a prefix: `web/`, `web/studio/`. */
const within = (prefix: string): ModuleRule[] =>
  rooms.filter(({ name }) => name.startsWith(prefix) && !name.slice(prefix.length).includes('/'))

function listPanels(): Panel[] {
  const packages = rooms.filter(({ folder }) => folder.startsWith('packages/'))
  const inner = [...new Set(rooms.filter(({ name }) => name.split('/').length === 3).map(innerOf))]
  return [
    layPanel('apps/web', 'in the browser: any package, any room below', within('web/')),
    ...inner.map(prefix => layPanel(`apps/${prefix.slice(0, -1)}`, 'inside the room', within(prefix))),
    layPanel('packages', 'pure; each asks only those below', packages),
    layPanel('apps/api', 'in the server: any package but scene; each asks those before it', within('api/')),
  ]
}

const innerOf = ({ name }: ModuleRule): string => name.slice(0, name.lastIndexOf('/') + 1)

/** Draws the picture as SVG, in the reader's own light or dark scheme. */
export function drawHouse(): string {
  const panels = listPanels()
  const width = panels.reduce((sum, panel) => sum + panel.width + PANEL.gap, PANEL.gap)
  const tallest = Math.max(...panels.map(panel => panel.height))
  let x = PANEL.gap
  const drawn = panels.map(panel => {
    const left = x
    x += panel.width + PANEL.gap
    return drawPanel(panel, left, PANEL.gap + tallest - panel.height)
  })
  const height = tallest + 2 * PANEL.gap + 22
  const foot =
    'Beside them: the atelier (any package; nobody asks it), e2e (any package), tools (any package, doors of api). Written by tools/docs.'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>Who may ask whom: apps, their rooms and the packages</title>
<style>${STYLE}</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto"><path d="M0 0L8 4L0 8Z"/></marker></defs>
${drawn.join('\n')}
<text class="foot" x="${PANEL.gap}" y="${height - 14}">${foot}</text>
</svg>
`
}

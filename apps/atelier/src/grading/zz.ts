import { createCanvas } from '@napi-rs/canvas'
import { writeFileSync } from 'node:fs'
import { MAKERS } from '../garments/index.ts'
import { hoodie } from '../garments/hoodie/hoodie.ts'
import { presentGarment, presentModel } from '../garments/presentGarment.ts'
import { defaultChart, SIZES, piecesOf } from '@kitwright/garment'
import { areasOnSize, gradePieces, loadGrades, placeOnSize } from '@kitwright/garment/grades'
const file = (level: 'full' | 'light') => ({ level, glb: new Uint8Array(), triangles: 0 })
const all = MAKERS.includes(hoodie) ? MAKERS : [...MAKERS, hoodie]
const only = process.argv[2]
for (const m of all) {
  if (only && m.id !== only) continue
  const garment = presentGarment(
    m,
    m.modelIds.map(id => presentModel(m.planModel(id), [file('full'), file('light')])),
  )
  const grades = await loadGrades(m.id)
  const options = garment.variants[process.argv[3] ? Number(process.argv[3]) : 0]!.options
  const base = piecesOf(garment, options)
  const models = [...new Set(base.map(b => b.model))]
  const chart = defaultChart(garment.productType)
  const c = createCanvas(2000, 1400),
    g = c.getContext('2d')
  g.fillStyle = '#fff'
  g.fillRect(0, 0, 2000, 1400)
  g.scale(0.85, 0.85)
  let x = 20,
    y = 20,
    row = 0
  base.forEach(({ piece }, i) => {
    const graded = SIZES.map(size => ({ size, p: gradePieces({ garment, grades, options, size, chart })[i]! }))
    const big = graded.at(-1)!.p.box
    const w = Math.max(big[2] - big[0], piece.box[2] - piece.box[0]),
      h = Math.max(big[3] - big[1], piece.box[3] - piece.box[1])
    if (x + w > 2320) {
      x = 20
      y += row + 30
      row = 0
    }
    g.save()
    g.translate(x - big[0], y - Math.min(big[1], piece.box[1]))
    for (const { size, p } of graded) {
      g.beginPath()
      p.outline.forEach((q, k) => (k ? g.lineTo(q.x, q.y) : g.moveTo(q.x, q.y)))
      g.closePath()
      g.strokeStyle = size === 'M' ? '#000' : '#88a'
      g.lineWidth = size === 'M' ? 2 : 1
      g.stroke()
    }
    const areas = models.flatMap(mm => mm.areas),
      bases = base.map(b => b.piece)
    for (const [size, col] of [
      ['XS', 'rgba(0,120,255,.25)'],
      ['XXXXXXL', 'rgba(255,60,0,.22)'],
    ] as const) {
      const pieces = gradePieces({ garment, grades, options, size, chart })
      for (const a of areasOnSize({ areas, base: bases, graded: pieces }))
        if (a.piece === piece.id && a.region)
          for (const poly of a.region) {
            g.beginPath()
            poly.forEach((q, k) => (k ? g.lineTo(q.x, q.y) : g.moveTo(q.x, q.y)))
            g.closePath()
            g.fillStyle = col
            g.fill()
          }
      for (const z of models.flatMap(mm => mm.zones))
        if (z.piece === piece.id) {
          const at = placeOnSize(
            { role: z.id, xMm: z.centre.x, yMm: z.centre.y, widthMm: z.width, heightMm: z.height, rotationDeg: 0 },
            { base: piece, graded: pieces[i]! },
          )
          g.strokeStyle = size === 'XS' ? '#06f' : '#e30'
          g.lineWidth = 2
          const [w2, h2] = [z.width * at.widthScale, z.height * at.heightScale]
          g.strokeRect(at.xMm - w2 / 2, at.yMm - h2 / 2, w2, h2)
        }
    }
    g.fillStyle = '#000'
    g.font = '22px sans-serif'
    g.fillText(piece.id, big[0] + 4, big[3] + 22)
    g.restore()
    x += w + 30
    row = Math.max(row, h + 20)
  })
  writeFileSync(`/tmp/grading/nest-${m.id}.png`, c.toBuffer('image/png'))
}

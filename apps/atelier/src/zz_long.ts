import { POLO_CUT } from './garments/polo/cuts.ts'
import { JERSEY_CUT } from './garments/soccer/cuts.ts'
import { drapeUpper, JERSEY } from './garments/upper/drapeUpper.ts'
import { upperPattern } from './garments/upper/upperPattern.ts'
import { QUICK } from './garments/quality.ts'
const v = process.argv[2]
let cut: any = POLO_CUT, recipe: any = { ...JERSEY, bend: 7e-3 }
if (v === 'nocuff') cut = { ...POLO_CUT, cuffs: undefined, sleeves: { long: { length: 610, halfHem: 107.5 } } }
if (v === 'wide') cut = { ...POLO_CUT, cuffs: { long: { ...POLO_CUT.cuffs!.long!, ratio: 0.96 } } }
if (v === 'jersey') cut = JERSEY_CUT
if (v === 'short') cut = { ...POLO_CUT, sleeves: { long: { length: 530, halfHem: 112 } } }
const options: any = { sleeve: 'long', collar: 'polo' }
const pattern = upperPattern(cut, options)
const t = Date.now()
const { cloth, gap } = drapeUpper({ pattern, options, recipe, quality: { ...QUICK, spacing: 12, patience: 0.6 }, lean: 0.09 })
const x = cloth.positions
const out = cloth.sheets.map((s, k) => {
  const P = cloth.particleOf[k]!, r: number[] = []; let c = [0, 0, 0], n = 0
  for (let t = 0; t < s.triangles.length; t += 3) {
    const [a, b, d] = [0, 1, 2].map(m => s.triangles[t + m]!) as any
    const p = s.points
    const flat = Math.abs((p[b].x - p[a].x) * (p[d].y - p[a].y) - (p[d].x - p[a].x) * (p[b].y - p[a].y)) / 2
    const q = (i: number) => [0, 1, 2].map(m => x[3 * P[i]! + m]! * 1000)
    const [A, B, D] = [q(a), q(b), q(d)], u = B.map((w, i) => w - A[i]!), w = D.map((e, i) => e - A[i]!)
    r.push(Math.hypot(u[1]! * w[2]! - u[2]! * w[1]!, u[2]! * w[0]! - u[0]! * w[2]!, u[0]! * w[1]! - u[1]! * w[0]!) / 2 / flat)
    for (const z of [A, B, D]) { c = c.map((e, i) => e + z[i]!); n++ }
  }
  r.sort((m, n) => m - n)
  const f = (t: number) => r[Math.floor(t * (r.length - 1))]!.toFixed(3)
  return `${s.id} p5 ${f(.05)} p50 ${f(.5)} p95 ${f(.95)} mid ${c.map(e => (e / n).toFixed(0))}`
})
console.log(v, (Date.now() - t) / 1000, gap, '\n' + out.join('\n'))

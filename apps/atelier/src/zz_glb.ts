import { NodeIO } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer'
import { readFile } from 'node:fs/promises'
await MeshoptDecoder.ready
const [file, id] = process.argv.slice(2)
const g = JSON.parse(await readFile('/work/main/packages/garment/assets/polo/garment.json', 'utf8'))
const model = g.models.find((m: any) => m.id === id)
const doc = await new NodeIO().registerExtensions([EXTMeshoptCompression, KHRMeshQuantization]).registerDependencies({ 'meshopt.decoder': MeshoptDecoder }).read(file!)
for (const n of doc.getRoot().listNodes()) { const pr = n.getMesh()?.listPrimitives()[0]; if (!pr) continue
  const piece = model.pieces.find((p: any) => p.id === n.getExtras().piece); if (!piece || n.getExtras().rim) continue
  const I = pr.getIndices()!.getArray()!, P = pr.getAttribute('POSITION')!, U = pr.getAttribute('TEXCOORD_0')!, s = n.getWorldScale()[0]
  const [x0, y0, x1, y1] = piece.box, r: number[] = []; let lowY: number[] = []
  for (let t = 0; t < I.length; t += 3) { const v = [0, 1, 2].map(k => I[t + k]!); const p = v.map(i => P.getElement(i, []).map((e: number) => e * s * 1000)), u = v.map(i => { const e = U.getElement(i, []); return [e[0]! * (x1 - x0), e[1]! * (y1 - y0)] })
    const fa = Math.abs((u[1]![0]! - u[0]![0]!) * (u[2]![1]! - u[0]![1]!) - (u[1]![1]! - u[0]![1]!) * (u[2]![0]! - u[0]![0]!)) / 2
    const a = p[1]!.map((e, i) => e - p[0]![i]!), b = p[2]!.map((e, i) => e - p[0]![i]!)
    if (fa > 4) { const q = Math.hypot(a[1]! * b[2]! - a[2]! * b[1]!, a[2]! * b[0]! - a[0]! * b[2]!, a[0]! * b[1]! - a[1]! * b[0]!) / 2 / fa; r.push(q); if (q < 0.85) lowY.push((u[0]![1]! + u[1]![1]!) / 2) } }
  r.sort((a, b) => a - b); const f = (q: number) => r[Math.floor(q * (r.length - 1))]?.toFixed(3)
  lowY.sort((a, b) => a - b)
  console.log(n.getName(), r.length, f(.05), f(.5), f(.95), 'low', lowY.length, [0.1, .3, .5, .7, .9].map(q => Math.round(lowY[Math.floor(q * lowY.length)] ?? 0)).join(' '))
}

import { writeFileSync } from 'node:fs'
import { openScenePage } from '/work/main/packages/scene/src/testing/scenePage.ts'
import { richDesign } from '/work/main/packages/scene/src/testing/richDesign.ts'
declare const scene: any
const wanted = process.argv[2]?.split(',') ?? ['knit','pique','mesh','fleece','satin']
const open = await openScenePage()
const plain = { ...richDesign, parts: { base: { fill: { kind:'solid', colour:'#b91c1c'}, pattern:null, isContinuous:false }, sleeves: { fill: { kind:'solid', colour:'#f8fafc'}, pattern:null, isContinuous:false }, collar:{ fill: { kind:'solid', colour:'#0f172a'}, pattern:null, isContinuous:false }, shorts: { fill: { kind:'solid', colour:'#0f172a'}, pattern:null, isContinuous:false }, shoulderPanel:{ fill: { kind:'solid', colour:'#f8fafc'}, pattern:null, isContinuous:false }, sidePanel:{ fill: { kind:'solid', colour:'#7f1d1d'}, pattern:null, isContinuous:false } }, layers: richDesign.layers.filter(l=>l.id==='name') }
const shots = await open.page.evaluate(async ([design, wanted]: any) => {
  const out: any = {}
  const stage = scene.open(480, 560)
  await stage.show(design)
  const shot = async (name: string) => { const b = await stage.picture(480,560); out[name] = await new Promise(r => { const f = new FileReader(); f.onload=()=>r(f.result); f.readAsDataURL(b) }) }
  for (const m of wanted) {
    stage.setMaterial(m)
    stage.setView('angle', false); await shot(m+'-1')
    stage.zoomBy(3); await shot(m+'-3')
    stage.zoomBy(2.3); await shot(m+'-7')
  }
  return { out, info: stage.info }
}, [plain, wanted] as any)
for (const [n,u] of Object.entries(shots.out)) writeFileSync(`/tmp/scene/pics/${n}.png`, Buffer.from((u as string).split(',')[1]!, 'base64'))
console.log(shots.info, open.errors)
await open.close()

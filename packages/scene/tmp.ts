import { openScenePage } from './exp/testing/scenePage.ts'
import { richDesign } from './exp/testing/richDesign.ts'
const { page, errors, close } = await openScenePage()
console.log(await page.evaluate(async (d: any) => { const S=(globalThis as any).scene; const G=globalThis as any
 const cases: any = { base: {}, noSort: {noSort:true}, rev:{rev:true}, noLod: {noLod:true}, noAA:{noAA:true}, flatArt: {edit:(s:string)=>s.replace('colour = artwork(vUv);','colour = vec3(.5);')}, noDetail: {edit:(s:string)=>s.replace('if (uHasDetail > 0.)','if (false)')}, noLayers: {edit:(s:string)=>s.replace('if (uLayersUse.x > 0.)','if (false)')}, noSlots: {edit:(s:string)=>s.replace(/if \(uRamp\[\d\]\.w > \.5\)/g,'if (false)').replace(/if \(uPattern\[\d\]\.a > 0\.\)/g,'if (false)').replace(/if \(uGlow\[\d\] > 0\.\)/g,'if (false)')},  }
 const stages: any = {}
 const times:any={}
 const out:any=[]
 for (const [name, f] of Object.entries(cases)) { G.F=f; G.tris=0; const t=performance.now(); stages[name]=S.open(800,600); await stages[name].show(d); out.push('show '+(performance.now()-t).toFixed(0)); stages[name].turnBy(0,0); stages[name].renderNow(); out.push(G.tris) }
 for (let r=0;r<6;r++) for (const [name, f] of Object.entries(cases)) { G.F=f; for(let i=0;i<2;i++){ const t=performance.now(); stages[name].renderNow(); (times[name]??=[]).push(performance.now()-t)} }
 for (const n in times) { const a=times[n].sort((x:number,y:number)=>x-y); out.push(n+' min '+a[0].toFixed(1)+' med '+a[a.length>>1].toFixed(1)) }
 G.F={}; return out }, richDesign))
console.log(errors)
await close()

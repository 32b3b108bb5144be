import { createCanvas } from '@napi-rs/canvas'
import { writeFileSync } from 'node:fs'
import { Vector3 } from 'three'
import { makeParts } from './src/mannequin/makeMannequin.ts'
import { PARTS } from './src/mannequin/parts.ts'
import { moved } from './src/mannequin/turn.ts'
import { readCloth } from './src/testing/readCloth.ts'
// usage: out hair boots sleeve  x0 x1 y0 y1 views...
const [out, hair, boots, sleeve, cx, cy, half, ...views] = process.argv.slice(2)
const SKIN=[176,120,80], HAIR=[40,32,28]
const want = (n: string) => n==='head'||n==='leg'||n==='sock'|| (sleeve==='short'? n==='arm'||n==='hand': n==='hand.long')|| hair!.split('+').some(h=>n===`head.${h}`) || n.startsWith(`boots.${boots}.`)
const colourOf = (n: string) => n.startsWith('head.')?HAIR: n==='sock'?[30,80,70]: n.includes('upper')?[220,50,40]: n.includes('sole')?[240,240,235]: n.includes('laces')?[250,250,250]: n.includes('trim')?[40,40,50]: SKIN
const only = new Set((process.env.ONLY??'').split(',').filter(Boolean))
const made = await makeParts(PARTS.filter(p=>want(p.name)&&(!only.size||[...only].some(o=>p.name.startsWith(o)))))
interface T {p:number[][]; n:number[][]; c:number[]}
const tris: T[]=[]
const v=new Vector3()
for (const {part,shell} of made) for (const s of part.name==='head'||part.name.startsWith('head.')?[1]:[1,-1]) {
  const pts:number[][]=[],ns:number[][]=[]
  for(let i=0;i<shell.positions.length;i+=3){ moved(part.turn,v.fromArray(shell.positions,i)); pts.push([v.x*s,v.y,v.z]); v.fromArray(shell.normals,i); if(part.turn)v.applyQuaternion(part.turn.quaternion); ns.push([v.x*s,v.y,v.z]) }
  for(let t=0;t<shell.triangles.length;t+=3){const k=[0,1,2].map(m=>shell.triangles[t+m]!); tris.push({p:k.map(q=>pts[q]!),n:k.map(q=>ns[q]!),c:colourOf(part.name)})}
}
if (!process.env.NOCLOTH) for (const f of [`jersey-${sleeve}-${process.env.COLLAR??'crew'}.light.glb`,'shorts.light.glb']) for (const c of await readCloth('soccer',f)) for(let t=0;t<c.indices.length;t+=3){const k=[0,1,2].map(m=>c.indices[t+m]!);tris.push({p:k.map(q=>c.position(q).map(x=>x*c.scale)),n:k.map(q=>[...c.normal(q)]),c:[120,150,170]})}
const N=Number(process.env.N??700)
const canvas=createCanvas(N*views.length,N), pen=canvas.getContext('2d'), img=pen.createImageData(N*views.length,N)
img.data.fill(245)
views.forEach((deg,vi)=>{
 const a=Number(deg)*Math.PI/180, z=new Float32Array(N*N).fill(-1e9), h=Number(half)
 const rot=(p:number[])=>[p[0]!*Math.cos(a)-p[2]!*Math.sin(a),p[1]!,p[0]!*Math.sin(a)+p[2]!*Math.cos(a)]
 const L=[.45,.6,.66]
 for(const {p,n,c} of tris){
  const q=p.map(rot).map(r=>[(r[0]!-Number(cx))/h*N/2+N/2,N/2-(r[1]!-Number(cy))/h*N/2,r[2]!]), m=n.map(rot)
  const [A,B,C]=q as [number[],number[],number[]]
  const det=(B[0]!-A[0]!)*(C[1]!-A[1]!)-(C[0]!-A[0]!)*(B[1]!-A[1]!); if(Math.abs(det)<1e-9)continue
  const x0=Math.max(0,Math.floor(Math.min(A[0]!,B[0]!,C[0]!))),x1=Math.min(N-1,Math.ceil(Math.max(A[0]!,B[0]!,C[0]!))),y0=Math.max(0,Math.floor(Math.min(A[1]!,B[1]!,C[1]!))),y1=Math.min(N-1,Math.ceil(Math.max(A[1]!,B[1]!,C[1]!)))
  for(let y=y0;y<=y1;y++)for(let x=x0;x<=x1;x++){
   const w1=((x-A[0]!)*(C[1]!-A[1]!)-(C[0]!-A[0]!)*(y-A[1]!))/det,w2=((B[0]!-A[0]!)*(y-A[1]!)-(x-A[0]!)*(B[1]!-A[1]!))/det,w0=1-w1-w2
   if(w0<-1e-6||w1<-1e-6||w2<-1e-6)continue
   const d=w0*A[2]!+w1*B[2]!+w2*C[2]!; if(d<=z[y*N+x]!)continue; z[y*N+x]=d
   const nn=[0,1,2].map(k=>w0*m[0]![k]!+w1*m[1]![k]!+w2*m[2]![k]!),len=Math.hypot(...nn)||1
   let dot=(nn[0]!*L[0]!+nn[1]!*L[1]!+nn[2]!*L[2]!)/len; 
   const s=.35+.2*(nn[1]!/len*.5+.5)+.6*Math.max(0,dot)
   const o=(y*N*views.length+vi*N+x)*4; for(let k=0;k<3;k++)img.data[o+k]=Math.min(255,c[k]!*s); img.data[o+3]=255
  }}
})
pen.putImageData(img,0,0); writeFileSync(out!,canvas.toBuffer('image/png'))

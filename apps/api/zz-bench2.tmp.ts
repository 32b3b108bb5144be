import { startEmbeddedDatabase } from './src/database/index.ts'
import { spawn } from 'node:child_process'
import http from 'node:http'
const db = await startEmbeddedDatabase({dataDir:'/tmp/api-a-data'})
const env={...process.env,DATABASE_URL:db.databaseUrl,PORT:'18092',RATE_LIMITS:'off',LOG_LEVEL:'warn',DATA_DIR:'/tmp/api-a-data'}
const a=spawn(process.execPath,['zz-floor.tmp.ts'],{env,stdio:'inherit'}); const b=spawn(process.execPath,[...(process.env.FLAGS??'').split(' ').filter(Boolean),'zz-mem.tmp.ts'],{env,stdio:'inherit'})
await new Promise(r=>setTimeout(r,2500))
async function run(port,path,ms,conns=16){ const agent=new http.Agent({keepAlive:true,maxSockets:conns}); let n=0; const end=Date.now()+ms; let bad=0
 const one=()=>new Promise<void>(res=>{ http.get({port,path,agent,host:'127.0.0.1',headers:{host:'localhost'}},r=>{ if(r.statusCode!==200) bad++; r.resume(); r.on('end',()=>{n++;res()}) }) })
 await Promise.all(Array.from({length:conns},async()=>{while(Date.now()<end) await one()})); agent.destroy(); return [Math.round(n/ms*1000),bad] }

import {readFileSync} from 'node:fs'
const rss=()=>/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${b.pid}/status`,'utf8'))?.[1]
const cpu=(pid)=>{const f=readFileSync(`/proc/${pid}/stat`,'utf8').split(') ')[1].split(' ');return (Number(f[11])+Number(f[12]))*10}
console.log('rss start', rss())
async function cost(pid,port,path,n){ const agent=new http.Agent({keepAlive:true,maxSockets:8}); const c=cpu(pid); let left=n; const t=performance.now()
 const one=()=>new Promise<void>(res=>{ http.get({port,path,agent,host:'127.0.0.1',headers:{host:'localhost'}},r=>{ r.resume(); r.on('end',()=>res()) }) })
 await Promise.all(Array.from({length:8},async()=>{while(left-->0) await one()})); agent.destroy(); return ((cpu(pid)-c)/n).toFixed(3)+' ms/req cpu, wall '+((performance.now()-t)/n).toFixed(2) }
for (const path of ['/health/live','/whoami','/api/products/SOCCER_KIT','/api/products?pageSize=12']) for (let i=0;i<2;i++){ console.log(path,await cost(b.pid,18092,path,3000)); b.kill('SIGUSR2'); await new Promise(r=>setTimeout(r,300)) }
a.kill(); b.kill(); await new Promise(r=>setTimeout(r,1500)); await db.stop()

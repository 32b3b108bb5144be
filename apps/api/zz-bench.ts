import { startEmbeddedDatabase } from './src/database/index.ts'
import { spawn } from 'node:child_process'
import http from 'node:http'
import {readFileSync} from 'node:fs'
const db = await startEmbeddedDatabase({dataDir:'/tmp/api-a-data'})
const env={...process.env,DATABASE_URL:db.databaseUrl,PORT:'18092',RATE_LIMITS:'off',LOG_LEVEL:'warn',DATA_DIR:'/tmp/api-a-data'}
const a=spawn(process.execPath,['zz-floor.ts'],{env,stdio:'inherit'}); const b=spawn(process.execPath,['src/server.ts'],{env,stdio:'inherit'})
await new Promise(r=>setTimeout(r,2500))
const rss=(p)=>/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${p}/status`,'utf8'))?.[1]
const cpu=(pid)=>{const f=readFileSync(`/proc/${pid}/stat`,'utf8').split(') ')[1].split(' ');return (Number(f[11])+Number(f[12]))*10}
async function cost(pid,port,path,n,headers={}){ const agent=new http.Agent({keepAlive:true,maxSockets:8}); const c=cpu(pid); let left=n; const t=performance.now()
 const one=()=>new Promise<void>(res=>{ http.get({port,path,agent,host:'127.0.0.1',headers:{host:'localhost',...headers}},r=>{ r.resume(); r.on('end',()=>res()) }) })
 await Promise.all(Array.from({length:8},async()=>{while(left-->0) await one()})); agent.destroy(); return ((cpu(pid)-c)/n).toFixed(3)+' cpu, wall '+((performance.now()-t)/n).toFixed(2) }
const tok=(await (await fetch('http://localhost:18092/api/accounts/token',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:'customer@angkor.example',password:'demo-pass-77',clientId:'web'})})).json()).access_token
for (let i=0;i<5;i++) console.log('floor',await cost(a.pid,18091,'/api/products',4000), '| list', await cost(b.pid,18092,'/api/products?pageSize=12',4000),'| one', await cost(b.pid,18092,'/api/products/SOCCER_KIT',4000),'| details', await cost(b.pid,18092,'/api/accounts/details',3000,{authorization:'Bearer '+tok}), rss(a.pid), rss(b.pid))
a.kill(); b.kill(); await new Promise(r=>setTimeout(r,1500)); await db.stop()

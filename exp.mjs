import { PGlite } from '@electric-sql/pglite';
import { statfsSync, writeFileSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
const free=()=>{const s=statfsSync('/tmp/small');return Math.round(s.bavail*s.bsize/1e6)};
const p = await PGlite.create({dataDir:'/tmp/small/db', startParams:[...PGlite.defaultStartParams,'-c','shared_buffers=16MB','-c','wal_recycle=off','-c','min_wal_size=32MB']});
await p.exec('create table if not exists t (id serial primary key, b bytea)');
console.log('rows', (await p.query('select count(*)::int c from t')).rows);
if(process.argv[4]) writeFileSync('/tmp/small/ballast', Buffer.alloc(Number(process.argv[4])*1e6)); let n=0; console.log('free', free());
const mode=process.argv[2]??'2';
const size=mode==='small'?2000:2e6;
for(;;){ try { await p.query('insert into t (b) values ($1)',[randomBytes(size)]); n++; if(n%1===0||free()<20) console.log(n, free()); if(n>100000) break;} catch(e){ console.log('ERR', n, free(), e?.constructor?.name, e?.name, e?.code, String(e?.message).slice(0,200)); 
 try { console.log((await p.query('select count(*)::int c from t')).rows);} catch(e2){console.log('ERR2', e2?.constructor?.name, e2.code, String(e2?.message).slice(0,200));}
 if (process.argv[3]!=='go') break; } }

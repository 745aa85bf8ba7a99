import { createRequire } from 'node:module'
import { normaliseImage } from '/work/main/apps/api/src/features/files/normalise-image.ts'
const sharp=createRequire('/work/main/apps/api/src/x.ts')('sharp')
const noise=(w,h)=>sharp({create:{width:w,height:h,channels:3,background:'#888',noise:{type:'gaussian',mean:128,sigma:30}}})
const time=async(n,b)=>{const t=performance.now();let r;try{const x=await normaliseImage(b);r=`${x.width}x${x.height} ${x.image.length}`}catch(e){r=e.userMessage??String(e)};console.log(n,b.length,Math.round(performance.now()-t)+'ms',r,Math.round(process.memoryUsage().rss/1e6)+'MB')}
await time('jpeg 12MP', await noise(4000,3000).jpeg({quality:80}).toBuffer())
await time('jpeg 48MP', await sharp({create:{width:8000,height:6000,channels:3,background:'#888'}}).jpeg().toBuffer())
await time('jpeg prog 48MP', await sharp({create:{width:8000,height:6000,channels:3,background:'#888'}}).jpeg({progressive:true}).withMetadata({orientation:6}).toBuffer())
await time('png 48MP', await sharp({create:{width:8000,height:6000,channels:4,background:'#888'}}).png().toBuffer())
await time('png rot 48MP', await sharp({create:{width:8000,height:6000,channels:3,background:'#888'}}).withMetadata({orientation:6}).png().toBuffer())
await time('webp 48MP', await sharp({create:{width:8000,height:6000,channels:3,background:'#888'}}).webp().toBuffer())
await time('bomb png', await sharp({create:{width:16000,height:16000,channels:3,background:'#888'},limitInputPixels:false}).png({palette:true}).toBuffer())

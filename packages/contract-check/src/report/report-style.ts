/** Celadon on rice paper, as in the app; prints in black on white with the same marks. */
export const STYLE = `
:root{--paper:#F6F3EC;--card:#fff;--line:#E7E1D4;--ink:#1E2A2B;--ink-2:#4A5658;--ink-3:#5F6B6D;--primary:#0E6B62;
--primary-soft:#E5F2F0;--ok:#2F6E2A;--ok-soft:#E8F3E6;--warn:#8F5600;--warn-soft:#FBF0DD;--bad:#B5261E;--bad-soft:#FCEAE8;
--sans:"PingFang SC","HarmonyOS Sans SC","MiSans","Noto Sans SC","Microsoft YaHei",system-ui,sans-serif;
--serif:"Songti SC","Noto Serif SC","Source Han Serif SC","STSong",serif}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 var(--sans)}
main{max-width:1080px;margin:0 auto;padding:32px 16px 64px}
h1{font:600 30px/1.4 var(--serif);margin:0}
h2{font:600 22px/1.4 var(--serif);margin:40px 0 12px}
h3{font-size:16px;margin:20px 0 8px}
pre{margin:0;padding:12px 16px;overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:16px}
.en{display:block;color:var(--ink-3);font:400 14px/1.5 var(--sans)}
td .en{display:inline-block}
.facts{color:var(--ink-2);margin:8px 0 24px}
.counts{display:flex;flex-wrap:wrap;gap:12px;padding:0;margin:0;list-style:none}
.counts li{flex:1 1 160px;background:var(--card);border:1px solid var(--line);border-radius:16px;padding:12px 16px}
.counts b{display:block;font-size:34px;line-height:1.3;font-variant-numeric:tabular-nums}
.scroll{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:16px}
table{width:100%;border-collapse:collapse;font-size:15px}
th,td{text-align:left;vertical-align:top;padding:10px 12px;border-top:1px solid var(--line)}
thead th{border-top:0;color:var(--ink-2);font-weight:600;white-space:nowrap}
code{font:14px/1.5 ui-monospace,"SFMono-Regular",Menlo,Consolas,monospace;overflow-wrap:break-word}
summary{cursor:pointer;padding:8px 0;color:var(--primary)}
.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.tag{display:inline-block;padding:0 10px;border-radius:999px;white-space:nowrap;background:var(--primary-soft);color:var(--primary)}
.kept{background:var(--ok-soft);color:var(--ok)}.drifted{background:var(--bad-soft);color:var(--bad)}
.skipped{background:var(--warn-soft);color:var(--warn)}.differs{background:var(--bad-soft)}
footer{margin-top:40px;color:var(--ink-3);font-size:14px}
@media print{body{background:#fff;font-size:11pt}main{max-width:none;padding:0}.scroll{overflow:visible;border-radius:0}
tr,li{break-inside:avoid}h2{break-after:avoid}thead{display:table-header-group}table{font-size:9.5pt}code{font-size:9pt}}
`

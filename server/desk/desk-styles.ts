/** The styles of the desk, in the page itself: their hash is in its policy. */
export const deskStyles = `
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#16202e;background:#f4f5f7}
main{max-width:70rem;margin:0 auto;padding:1rem}
section{margin:0 0 1rem;padding:1rem 1.25rem;background:#fff;border-radius:6px}
h1{font-size:1.75rem}h2{margin:0 0 .5rem;font-size:1.25rem}h3{margin:1rem 0 .25rem;font-size:1rem}
ul{margin:0;padding-left:1.25rem}li{overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse}th,td{padding:.4rem .5rem;text-align:left;vertical-align:top}
tr+tr td,thead th{border-bottom:1px solid #d9dde3}a{color:#123a7a}small{color:#56606e}
svg{display:block;width:100%;max-width:600px;color:#123a7a}figure{margin:.5rem 0 1rem}
[role=alert]{padding:.5rem .75rem;background:#fdeaea;border-left:4px solid #b3261e}
@media (max-width:40rem){table,tbody,tr,td{display:block}thead{display:none}td{border:0!important;padding:.1rem 0}
tr{padding:.5rem 0;border-bottom:1px solid #d9dde3}}
`;

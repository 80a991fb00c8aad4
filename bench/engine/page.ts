/** A home page of a given size, the same in every run: with what shops and magazines have, in similar proportions. */

const HEAD = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Northwind: tea by sea</title>
<meta name="description" content="Tea, shipped slowly.">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="og:title" content="Northwind">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Northwind">
<meta property="og:url" content="https://northwind.example/">
<meta property="og:image" content="https://northwind.example/card.png">
<meta name="twitter:card" content="summary_large_image">
<link rel="canonical" href="https://northwind.example/">
<link rel="icon" href="/icon.png" sizes="96x96">
<script type="application/ld+json">
{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"Northwind","publisher":{"@id":"#brand"}},
{"@type":"Organization","@id":"#brand","name":"Northwind","url":"/","logo":"/logo.png"}]}
</script>
<style>${'.card{display:grid;gap:1rem;color:#111;background:#fff}\n'.repeat(400)}</style>
</head>
<body>
<header><a href="/"><img src="/logo.svg" alt="Northwind"></a><h1>Tea by sea</h1></header>
<main>
`;

const END = `</main>
<script>${'window.data = window.data || []; window.data.push({ "id": 1, "items": ["a", "b"] });\n'.repeat(600)}</script>
</body>
</html>
`;

function card(index: number): string {
  const number = String(index);
  return `<article class="card card--wide" data-id="${number}" data-tracking='{"list":"home","position":${number}}'>
<a class="card__link" href="/tea/${number}/?from=home&amp;position=${number}"><picture><source type="image/webp" srcset="/i/${number}-400.webp 400w, /i/${number}-800.webp 800w"><img class="card__image" src="/i/${number}.jpg" alt="Tin number ${number}" width="400" height="300" loading="lazy"></picture></a>
<h2 class="card__title"><a href="/tea/${number}/">Garden No. ${number} &ndash; first flush</a></h2>
<p class="card__text">Picked in spring, <em>dried</em> in the shade and <strong>packed in cedar</strong>. Ninety days at sea, ${number} tins.</p>
<ul class="card__facts"><li>Origin: <span>Garden ${number}</span></li><li>Price: <span>&euro; ${number}.00</span></li></ul>
<button class="button button--quiet" type="button" aria-label="Put tin ${number} into the basket"><svg viewBox="0 0 24 24" width="24" height="24"><path d="M4 4h16v16H4zM8 8l8 8M16 8l-8 8"/></svg></button>
</article>
`;
}

/** @param bytes the least length; the page is at most one card longer */
export function benchPage(bytes: number): string {
  let page = HEAD;
  for (let index = 1; page.length + END.length < bytes; index++) page += card(index);
  return page + END;
}

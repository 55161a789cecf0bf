/** One picture that was made. */
export interface Shot {
  scene: string;
  width: number;
  theme: string;
  file: string;
}

const cell = ({ width, theme, file }: Shot): string =>
  `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${file}"></a><figcaption>${width} px, ${theme}</figcaption></figure>`;

/** A page with all pictures, a row for each state. */
export function contactSheet(shots: readonly Shot[]): string {
  const rows = [...new Set(shots.map(({ scene }) => scene))].map((scene) => {
    const own = shots.filter((shot) => shot.scene === scene);
    return `<section id="${scene}"><h2>${scene}</h2><div>${own.map(cell).join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
  body { font: 14px/1.4 system-ui, sans-serif; margin: 2rem; background: #eee; color: #222 }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  figure { margin: 0 } img { height: 420px; width: 280px; object-fit: cover; object-position: top; border: 1px solid #bbb; background: #fff }
</style>
<h1>${shots.length} screenshots</h1>
${rows.join('\n')}
</html>
`;
}

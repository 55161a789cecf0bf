import { encode } from 'uqr';

/** Of light around it, in modules, so that cameras find it (ISO/IEC 18004 asks for four). */
const quiet = 4;

/** A text as a QR code, drawn here: nothing of it is sent anywhere. Black on white in both themes, which every camera reads. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <figure>
      <svg
        aria-hidden
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-52 rounded-md border border-rule"
      >
        <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
        <path fill="#000" d={dark.join('')} />
      </svg>
      <figcaption className="sr-only">{label}</figcaption>
    </figure>
  );
}

import { useMemo } from 'react';
import type { Appearance } from '@stripe/stripe-js';
import { useTheme } from '../../navigation/use-theme.ts';

/** A token's colour in the current theme, as the red, green and blue that Stripe's frames understand. */
function paintOf(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Our tokens for Stripe's frames, which have no access to our styles; updated when the theme changes. */
export function useAppearance(): Appearance {
  const [theme] = useTheme();
  return useMemo(() => {
    const edge = paintOf('--color-edge');
    const accent = paintOf('--color-accent');
    return {
      theme: theme === 'dark' ? 'night' : 'stripe',
      variables: {
        colorPrimary: accent,
        colorBackground: paintOf('--color-sheet'),
        colorText: paintOf('--color-ink'),
        colorTextSecondary: paintOf('--color-ink-soft'),
        colorTextPlaceholder: paintOf('--color-ink-faint'),
        colorDanger: paintOf('--color-danger'),
        fontFamily: 'Inter, system-ui, sans-serif',
        fontSizeBase: '16px',
        borderRadius: '6px',
        spacingUnit: '4px',
      },
      rules: {
        '.Input': { border: `1px solid ${edge}`, boxShadow: 'none' },
        '.Input:focus': { border: `1px solid ${accent}`, boxShadow: `0 0 0 1px ${accent}` },
        '.Tab': { border: `1px solid ${edge}`, boxShadow: 'none' },
        '.Label': { fontWeight: '500' },
      },
    };
  }, [theme]);
}

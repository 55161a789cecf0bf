import type { TextStyle } from '../word/text-style.ts';
import { oldGround, paletteColor, readColor, readGround } from './doc-colors.ts';
import type { Modifier } from './property-modifiers.ts';

/** What a stretch of characters is, besides its look. */
export interface CharacterFacts {
  style: TextStyle;
  deleted: boolean;
  /** Its characters represent pictures, fields or symbols. */
  special: boolean;
  /** A special character that represents data of a form and not a picture. */
  isData: boolean;
  /** The letter of a symbol font. */
  symbol?: number | undefined;
}

const modifierCodes = {
  deleted: 0x0800,
  special: 0x0855,
  data: 0x0806,
  object: 0x080a,
  symbol: 0x6a09,
  style: 0x4a30,
  bold: 0x0835,
  italic: 0x0836,
  vanish: 0x083c,
  specialVanish: 0x0818,
  size: 0x4a43,
  paletteColor: 0x2a42,
  color: 0x6870,
  font: 0x4a4f,
  plain: 0x2a33,
  shading: 0xca71,
  oldShading: 0x4866,
} as const;

/** Applies changes to inherited properties. `styleOf` gives a character style's look by its number. */
export function applyCharacterModifiers(
  modifiers: Modifier[],
  inherited: TextStyle,
  fonts: string[],
  styleOf: (style: number) => TextStyle,
): CharacterFacts {
  const facts: CharacterFacts = { style: { ...inherited }, deleted: false, special: false, isData: false };
  for (const { code, operand } of modifiers) {
    const { style } = facts;
    const isOn = (value: boolean | undefined): boolean => toggled(operand.u8(0), value ?? false);
    if (code === modifierCodes.deleted) facts.deleted = operand.u8(0) !== 0;
    else if (code === modifierCodes.special) facts.special = operand.u8(0) !== 0;
    else if (code === modifierCodes.data) facts.isData = operand.u8(0) !== 0;
    else if (code === modifierCodes.symbol) facts.symbol = operand.u16(2);
    else if (code === modifierCodes.style) facts.style = { ...style, ...styleOf(operand.u16(0)) };
    else if (code === modifierCodes.plain) facts.style = { ...inherited };
    else if (code === modifierCodes.bold) style.bold = isOn(inherited.bold);
    else if (code === modifierCodes.italic) style.italic = isOn(inherited.italic);
    else if (code === modifierCodes.vanish) style.vanish = isOn(inherited.vanish);
    else if (code === modifierCodes.specialVanish) style.vanish = style.vanish || operand.u8(0) === 1;
    else if (code === modifierCodes.size) style.size = operand.u16(0) / 2;
    else if (code === modifierCodes.paletteColor) style.color = paletteColor(operand.u8(0));
    else if (code === modifierCodes.color) style.color = readColor(operand, 0);
    else if (code === modifierCodes.font) style.font = fonts[operand.u16(0)] ?? style.font;
    else if (code === modifierCodes.shading) style.shading = readGround(operand, 1);
    else if (code === modifierCodes.oldShading) style.shading = oldGround(operand.u16(0));
  }
  return facts;
}

/** On/off values can also mean "as the style has it" and "the opposite". */
function toggled(value: number, inherited: boolean): boolean {
  if (value === 0x80) return inherited;
  return value === 0x81 ? !inherited : value !== 0;
}

import type { TemplateId } from '#domain/resume/document/templates.ts';
import { classic } from './classic/template.ts';
import { creative } from './creative/template.ts';
import { minimal } from './minimal/template.ts';
import { modern } from './modern/template.ts';
import type { Template } from './template.ts';

/** The templates, each named after its folder. */
export const templates: Readonly<Record<TemplateId, Template>> = { modern, classic, creative, minimal };

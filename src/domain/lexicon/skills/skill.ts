/** A skill of the lexicon: something a person can do, use, hold or speak. */
export interface Skill {
  /** Its usual name, as it is shown: "Kubernetes". */
  readonly name: string;
  /** The group of closely related skills it belongs to: "containers and orchestration". */
  readonly family: string;
  /** The professions that ask for the family. */
  readonly professions: readonly string[];
  /** The name of its parent skill: "Virtualization" for "VMware". */
  readonly broader?: string;
}

/** A skill mentioned in a text. Offsets are into the text; `surface` is the text found there. */
export interface SkillMention {
  skill: Skill['name'];
  family: Skill['family'];
  start: number;
  end: number;
  surface: string;
}

import type { Phrases } from '../quoting/phrases.ts';

export const forEmployer: Phrases['forEmployer'] = {
  lines: [
    (said) => `L’annonce dit : ${said}. À quoi cela ressemble-t-il dans une semaine ordinaire ?`,
    (said) => `Vous écrivez : ${said}. Qu’est-ce qui est le plus difficile en ce moment ?`,
    (said) => `Sur ce point de l’annonce : ${said}. Qu’aimeriez-vous voir changer d’ici un an ?`,
    (said) => `Qui s’occupait jusqu’ici de ce que vous décrivez ainsi : ${said} ?`,
  ],
  tools: (said) => `L’annonce cite ${said}. Qu’est-ce qui va rester, et qu’est-ce qui va changer ?`,
  nice: (said) =>
    `Vous citez ${said} comme un plus. Que ferait quelqu’un qui s’y connaît et qui ne se fait pas aujourd’hui ?`,
  remarks: {
    reports: (said) => `L’annonce dit ${said}. Qu’attend cette personne du premier semestre ?`,
    team: (said) => `Vous parlez de ${said}. Qui en fait partie, et de quoi voudrait-on se décharger ?`,
    pace: (said) => `L’annonce dit ${said}. À quoi ressemble une semaine difficile, et y en a-t-il souvent ?`,
    open: (said) => `L’annonce dit ${said}. Qu’est-ce que cela a voulu dire jusqu’ici ?`,
    growth: (said) => `L’annonce mentionne ${said}. Qui en a profité récemment, et pour quoi ?`,
    hours: (said) => `L’annonce mentionne ${said}. Combien de fois par mois est-ce le cas, et qui le planifie ?`,
    values: (said) => `Vous écrivez ${said}. Quand cela a-t-il décidé de quelque chose au quotidien ?`,
  },
};

export const tips: Phrases['tips'] = {
  bring: (names) => `Apportez le justificatif : l’annonce mentionne ${names}.`,
  lacking: (names) =>
    `L’annonce demande ${names}, et votre CV ne le montre pas. Sachez avant d’y aller si vous pouvez l’avoir, et quand.`,
  open: (said) => `Commencez par cette histoire : ${said}. C’est ce que votre CV a de plus fort pour ce poste.`,
  figure: (said) =>
    `Ayez en tête les chiffres derrière cette ligne : ${said}. Qu’a-t-on compté, sur quelle période, et quelle était votre part ?`,
  gap: (names) =>
    `Attendez-vous à une question sur ${names} : votre CV n’en donne pas d’exemple. Cherchez ce qui s’en rapproche le plus.`,
  listed: (names) => `Votre CV cite sans exemple : ${names}. Préparez-en un.`,
  months: (time, before, after) => `Préparez une phrase calme pour l’intervalle (${time}) entre ${before} et ${after}.`,
  since: (before) => `Préparez une phrase calme pour le temps écoulé depuis votre dernier poste, ${before}.`,
  short: 'Entraînez-vous à dire en une demi-phrase pourquoi vous avez quitté chaque poste court.',
  employer: (employer) => `Cherchez ce qui a fait parler de ${employer} cette année, et qui vous encadrerait.`,
  place: (place) => `Sachez comment vous rendre sur place (${place}), et à partir de quand vous pourriez commencer.`,
};

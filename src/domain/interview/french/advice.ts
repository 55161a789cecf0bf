import type { Advice, Phrases } from '../quoting/phrases.ts';

const ofSubjects = {
  shown: {
    why: 'L’annonce le demande et votre CV le montre : on veut savoir jusqu’où cela va.',
    goodAnswer: [
      'Un cas réel : où, quand et dans quel but.',
      'Ce que vous avez fait vous-même, dans l’ordre, et pourquoi ainsi.',
      'Ce que cela a donné, avec un chiffre si vous en avez un.',
    ],
  },
  listed: {
    why: 'Votre CV le nomme, mais aucune ligne ne le montre au travail : il faut donc demander.',
    goodAnswer: [
      'Où et quand vous l’avez appris ou pratiqué.',
      'Une tâche précise, en détail.',
      'Ce que vous ne savez pas encore : le reste n’en est que plus crédible.',
    ],
  },
  missing: {
    why: 'L’annonce le demande, et votre CV ne le montre pas.',
    goodAnswer: [
      'D’abord une réponse nette : vous l’avez fait ou non.',
      'Ce que vous avez réellement fait de plus proche.',
      'Comment vous avez appris quelque chose de semblable, et en combien de temps.',
    ],
  },
  duty: {
    why: 'Cela fait partie du poste, et votre CV en donne un exemple.',
    goodAnswer: [
      'L’exemple de votre CV, avec le lieu et le moment.',
      'Ce que vous avez fait vous-même, et pourquoi.',
      'Comment cela s’est terminé, et ce que cela vaut pour ce poste.',
    ],
  },
  dutyOpen: {
    why: 'Cela fait partie du poste, et votre CV n’en donne pas encore d’exemple.',
    goodAnswer: [
      'La situation vécue la plus proche, avec le lieu et le moment.',
      'Ce qu’on attendait de vous et ce que vous avez fait.',
      'Ce que cela a donné.',
    ],
  },
} satisfies Record<string, Advice>;

const ofOwnRecord = {
  claim: {
    why: 'C’est une des lignes les plus fortes de votre CV, et on veut connaître votre part.',
    goodAnswer: [
      'Deux phrases sur la situation de départ.',
      'Ce qui vous revenait et ce que vous avez fait : « je », pas « nous ».',
      'À quoi vous avez vu le résultat ; pour chaque chiffre, ce qui a été compté.',
      'Ce que vous feriez autrement aujourd’hui.',
    ],
  },
  trait: {
    why: 'L’annonce mentionne …. Une liste ne le prouve pas : on demande donc un cas.',
    goodAnswer: [
      'Une seule situation, avec le lieu et les personnes.',
      'Ce que vous avez pensé et fait, et pourquoi.',
      'Comment cela s’est terminé, et ce que vous en avez gardé.',
    ],
  },
  held: {
    why: 'L’annonce le mentionne : on vérifie que c’est toujours valable.',
    goodAnswer: ['La date de validité et qui l’a délivré.', 'Que vous pouvez le présenter aujourd’hui.'],
  },
  notHeld: {
    why: 'L’annonce le mentionne, et votre CV ne dit pas que vous l’avez.',
    goodAnswer: ['D’abord oui ou non.', 'Sinon, ce que vous avez appris à la place ou quand vous pourriez l’avoir.'],
  },
  language: {
    why: 'L’annonce mentionne cette langue.',
    goodAnswer: [
      'Votre niveau, en mots simples.',
      'Une vraie conversation ou un vrai texte. Attendez-vous à changer de langue.',
    ],
  },
} satisfies Record<string, Advice>;

const ofCareer = {
  gap: {
    why: 'Presque tous les recruteurs demandent ce que cachent les mois sans poste.',
    goodAnswer: [
      'Une phrase honnête. Vous ne devez à personne de détails sur votre santé ou votre famille.',
      'Ce que vous avez fait pour rester proche de votre métier, si c’est le cas.',
      'Puis passez à la suite.',
    ],
  },
  tenure: {
    why: 'On veut savoir si vous resterez et si vous continuez d’apprendre.',
    goodAnswer: [
      'La raison en une demi-phrase, sans reproche.',
      'Ce qui a changé pendant ce temps, et votre part.',
      'Ce que vous cherchez, et ce que ce poste en offre.',
    ],
  },
  field: {
    why: 'Votre expérience est dans un autre domaine : on cherche un projet, pas un hasard.',
    goodAnswer: [
      'Ce qui vous y attire, et depuis quand.',
      'Deux choses que vous faites aujourd’hui et dont ce poste a besoin, avec un exemple chacune.',
      'Ce que vous avez déjà fait pour apprendre le reste.',
    ],
  },
  level: {
    why: 'Le poste n’est pas au même niveau que le précédent.',
    goodAnswer: [
      'Une situation où d’autres comptaient sur vous, et votre décision.',
      'Ce qui serait nouveau, et qui vous l’apprendrait.',
      'Pourquoi ce niveau est un choix.',
    ],
  },
  years: {
    why: 'C’est la première chose qu’un lecteur plus strict vous opposerait.',
    goodAnswer: [
      'Pas d’excuse : citez le travail qui compte le plus pour ce poste.',
      'Un résultat que quelqu’un de plus expérimenté vous envierait.',
      'La vitesse à laquelle vous avez appris jusqu’ici.',
    ],
  },
} satisfies Record<string, Advice>;

const ofTheJob = {
  why: {
    why: 'C’est souvent la première vraie question, et la réponse donne le ton.',
    goodAnswer: [
      'Ce qui vous attire dans le travail lui-même : citez un point de cette annonce.',
      'Ce que vous apportez, avec un exemple.',
      'Rien de négatif sur votre dernier employeur.',
    ],
  },
  path: {
    why: 'On veut entendre un fil conducteur, et la façon dont vous parlez de ce que vous avez quitté.',
    goodAnswer: [
      'Deux minutes, une raison par changement.',
      'Plutôt ce vers quoi vous alliez que ce que vous quittiez.',
    ],
  },
  first: {
    why: 'Ces points ressortent de l’annonce ; la réponse montre si vous savez vous situer.',
    goodAnswer: ['Un choix clair, avec un exemple.', 'Comment vous apprendriez l’autre, et pour quand.'],
  },
  weakest: {
    why: 'On l’a vu, et on veut savoir si vous l’avez vu aussi.',
    goodAnswer: [
      'Dites-le sans le minimiser.',
      'Ce qui s’en rapproche le plus, et ce que vous avez déjà entrepris.',
      'Ce que vous feriez pendant les premières semaines.',
    ],
  },
  employer: {
    why: 'On voit en une minute qui s’est préparé.',
    goodAnswer: [
      'Deux faits sur l’employeur qui ne sont pas dans l’annonce, et pourquoi ils comptent pour vous.',
      'Une vraie question de votre part.',
    ],
  },
  place: {
    why: 'Un point pratique qu’il vaut mieux régler tôt.',
    goodAnswer: ['Oui ou non, et à partir de quand.', 'Comment vous avez déjà travaillé ainsi, si c’est le cas.'],
  },
} satisfies Record<string, Advice>;

/** Why something is asked, and what a good answer shows. */
export const advice: Phrases['advice'] = { ...ofSubjects, ...ofOwnRecord, ...ofCareer, ...ofTheJob };

/** Natural languages as they are called on resumes in the languages that are known; lower case without accents. */
export const languageNames: ReadonlySet<string> = new Set(
  `english,german,french,spanish,portuguese,italian,dutch,swedish,norwegian,danish,finnish,icelandic,polish,czech,slovak,hungarian,romanian,bulgarian,greek,turkish,russian,ukrainian,
serbian,croatian,bosnian,slovenian,albanian,macedonian,lithuanian,latvian,estonian,irish,welsh,gaelic,basque,catalan,galician,arabic,hebrew,persian,farsi,dari,pashto,kurdish,urdu,hindi,bengali,
punjabi,gujarati,marathi,tamil,telugu,kannada,malayalam,sinhala,nepali,chinese,mandarin,cantonese,japanese,korean,vietnamese,thai,lao,khmer,burmese,indonesian,malay,tagalog,filipino,swahili,
amharic,somali,yoruba,igbo,hausa,zulu,xhosa,afrikaans,latin,esperanto,sign language,american sign language,georgian,armenian,azerbaijani,kazakh,uzbek,mongolian,maltese,luxembourgish,creole,
deutsch,englisch,franzosisch,spanisch,portugiesisch,italienisch,niederlandisch,hollandisch,schwedisch,norwegisch,danisch,finnisch,polnisch,tschechisch,slowakisch,ungarisch,rumanisch,
bulgarisch,griechisch,turkisch,russisch,ukrainisch,serbisch,kroatisch,arabisch,hebraisch,persisch,chinesisch,mandarin,japanisch,koreanisch,vietnamesisch,latein,hindi,
francais,anglais,allemand,espagnol,portugais,italien,neerlandais,suedois,danois,finnois,polonais,tcheque,hongrois,roumain,bulgare,grec,turc,russe,ukrainien,arabe,hebreu,persan,chinois,japonais,coreen,vietnamien,catalan,
espanol,castellano,ingles,aleman,frances,portugues,italiano,neerlandes,holandes,sueco,danes,finlandes,polaco,checo,hungaro,rumano,griego,turco,ruso,ucraniano,arabe,hebreo,chino,mandarin,japones,coreano,euskera,gallego,valenciano,
alemao,espanhol,frances,ingles,holandes,polones,russo,chines,japones,arabe,grego,turco,romeno,hebraico,
tedesco,inglese,francese,spagnolo,portoghese,olandese,polacco,russo,cinese,giapponese,arabo,greco,rumeno,
engels,duits,frans,spaans,portugees,italiaans,nederlands,pools,russisch,chinees,japans,arabisch,turks,vlaams,
日本語,英語,中国語,韓国語,中文,英文,日文,普通话,粤语,한국어,영어,法语,德语,英语,日语,韩语,ドイツ語,フランス語,스페인어,
עברית,אנגלית,ערבית,צרפתית,רוסית,גרמנית,ספרדית,اللغة العربية,العربية,الانجليزية,الفرنسية,الالمانية,الاسبانية,التركية`
    .replace(/\n/g, '')
    .split(','),
);

import { phrasebook } from './phrasebook.ts';

export const hebrew = phrasebook(
  'other',
  `
first: נועה | דוד | אביגיל
last: כהן | בן־ארי | לוי
places: תל אביב; ; ; ; | חיפה; ; ; ;
phones: +972 50 555 0123 | 03-555-0142
schools: אוניברסיטת תל אביב | הטכניון
offices: תל אביב | ירושלים
charities: מגן דוד אדום | לתת
volunteering: מתנדבת | חונך
fluencies: Native | Fluent
spoken: עברית | אנגלית | ערבית
interests: טיולים | שחמט | צילום
praise: עובדת מסורה שאפשר לסמוך עליה.
grades: 92
courses: סטטיסטיקה | אלגברה

titles: מהנדסת תוכנה | מנהל פרויקטים | אחות מוסמכת
employers: אלביט מערכות בע"מ | בנק לאומי | בית החולים שיבא
summaries: צוות של עשרים מהנדסים.
points: הובלתי צוות של שמונה מפתחים | פיתחתי שירות חדש ב-Python וב-Kubernetes | הפחתתי את זמני התגובה ב-40%
degrees: תואר ראשון @ מדעי המחשב | תואר שני @ מנהל עסקים
skills: תוכנה @ Python; Docker; SQL | ניהול @ תכנון; תקציב
certificates: מנהל פרויקטים מוסמך @ PMI
awards: עובד השנה 2020 @ בנק לאומי
publications: מערכות מבוזרות @ הוצאת מאגנס
projects: מפת הצל @ מפה של רחובות מוצלים בעיר.
`,
);

export const arabic = phrasebook(
  'other',
  `
first: فاطمة | أحمد | ليلى
last: الخطيب | عبد الرحمن | منصور
places: القاهرة; ; ; ; | عمّان; ; ; ;
phones: +20 10 5550 1234 | +962 6 555 0123
schools: جامعة القاهرة | الجامعة الأردنية
offices: القاهرة | دبي
charities: الهلال الأحمر | بنك الطعام
volunteering: متطوعة | مدرب
fluencies: Native | Fluent
spoken: العربية | الإنجليزية | الفرنسية
interests: القراءة | السباحة | الخط العربي
praise: زميلة يعتمد عليها في كل وقت.
grades: 91
courses: الإحصاء | المحاسبة

titles: مهندس برمجيات | مديرة مشاريع | محاسب قانوني
employers: شركة النيل للاتصالات | بنك مصر | مستشفى السلام
summaries: فريق من عشرين مهندسًا.
points: قدت فريقًا من ثمانية مهندسين | خفضت التكاليف بنسبة 20% | طورت خدمة جديدة باستخدام Python
degrees: بكالوريوس @ علوم الحاسوب | ماجستير @ إدارة الأعمال
skills: برمجة @ Python; Docker; SQL | إدارة @ تخطيط; ميزانية
certificates: محترف إدارة المشاريع @ PMI
awards: موظف العام 2021 @ بنك مصر
publications: أنظمة موزعة @ دار الشروق
projects: خريطة الظل @ خريطة للشوارع المظللة.
`,
);

export const chinese = phrasebook(
  'other',
  `
first: 张 | 欧阳 | 李
last: 伟 | 娜 | 建国
places: 上海; ; ; ; | 北京; ; ; ;
phones: +86 138 5550 1234
schools: 清华大学 | 复旦大学
offices: 上海 | 深圳
charities: 红十字会 | 青年志愿者协会
volunteering: 志愿者 | 辅导员
fluencies: 母语 | 流利
spoken: 中文 | 英语 | 日语
interests: 书法 | 围棋 | 摄影
praise: 她是一位值得信赖的同事。
grades: 3.8/4.0
courses: 线性代数 | 统计学

titles: 软件工程师 | 项目经理 | 注册护士
employers: 华夏科技有限公司 | 招商银行 | 上海第一医院
summaries: 负责支付平台的核心团队。
points: 带领八人团队完成系统迁移 | 将响应时间缩短 40% | 使用 Python 和 Kubernetes 开发新服务
degrees: 学士 @ 计算机科学 | 硕士 @ 工商管理
skills: 编程 @ Python; Docker; SQL | 管理 @ 规划; 预算
certificates: 项目管理专业人士 @ PMI
awards: 年度优秀员工 @ 招商银行
publications: 分布式系统 @ 科学出版社
projects: 城市树荫图 @ 一张标出树荫街道的地图。
`,
);

export const japanese = phrasebook(
  'other',
  `
first: 佐藤 | 山田 | 高橋
last: 花子 | 太郎 | キト
places: 東京; ; ; ; | 大阪; ; ; ;
phones: +81 90 5550 1234
schools: 東京大学 | 京都大学
offices: 東京 | 大阪
charities: 日本赤十字社 | 子ども食堂
volunteering: ボランティア | 会計係
fluencies: ネイティブ | 流暢
spoken: 日本語 | 英語 | 中国語
interests: 登山 | 将棋 | 写真
praise: 信頼できる同僚です。
grades: 3.6/4.0
courses: 線形代数 | 統計学

titles: ソフトウェアエンジニア | プロジェクトマネージャー | 看護師
employers: 株式会社ミナト | みなと銀行 | 中央病院
summaries: 決済基盤を担当するチーム。
points: 八人のチームを率いてシステムを移行 | 応答時間を 40% 短縮 | Python と Kubernetes で新しいサービスを開発
degrees: 学士 @ 情報工学 | 修士 @ 経営学
skills: 開発 @ Python; Docker; SQL | 管理 @ 計画; 予算
certificates: プロジェクトマネジメント資格 @ PMI
awards: 年間優秀社員賞 @ みなと銀行
publications: 分散システム入門 @ 技術評論社
projects: 木陰マップ @ 木陰のある道を示す地図。
`,
);

/** How people work. */
export const softSkills = `
# soft skills: all
Communication|verbal communication, written communication, communicator, oral communication, verbal and written communication, written and verbal communication, oral and written communication, written and oral communication, communicate effectively, communicating effectively, communicating, effective communication, clear communication, written/verbal communication, verbal/written communication, ability to communicate, communicate clearly, effectively communicate, communicate verbally, verbal and written, written and verbal, oral and written, communicate, cross-cultural communication, verbal skills, speaking skills
Teamwork|team player, collaboration, collaborative, work in a team, team oriented, work as part of a team, working in a team, team environment, cooperation, collaborate, work with others, team spirit, cooperative, work well with others, collaborating, part of a team, work collaboratively, collaborate effectively, team working, fosters cooperation, collaborates with, working with others, working with teams, team collaboration
Problem solving|problem-solver, solve problems, problem-solve, solving problems, resolve problems, problem resolution, solution oriented, troubleshooting skills, resolving problems, solve complex problems, finding solutions, problem analysis, resourceful, resourcefulness, identify problems
Critical thinking|analytical thinking, analytical, analytic skills, logical thinking, analytical mindset, analytical approach, analysis skills, critical thinker, analytical problem solving, logical reasoning, conceptual thinking, analytically
Attention to detail|detail oriented, accuracy, meticulous, thoroughness, detail-orientated, eye for detail, high level of accuracy, detailed oriented, detail orientation, exactness
Time management|meet deadlines, prioritize, prioritization, deadlines, prioritise, meeting deadlines, tight deadlines, manage time, set priorities, prioritizing, deadline driven, establish priorities, multiple deadlines, manage priorities, manage multiple priorities, prioritize tasks, multiple priorities, punctual, timely manner, manage multiple tasks, manage time effectively
Organizational skills|organizational, organised, organized, organization skills, organisational skills, planning and organizing, organizing, planning and organization, planning skills, well organized, planning and organizational skills, organising
Adaptability|flexibility, flexible, adaptable, adapt to change, adapt, versatile, versatility, open to change, adapting, willingness to adapt, flexible schedule, flexibility with schedule, deals with uncertainty, ambiguity, adapt quickly, flexible approach
Interpersonal skills|interpersonal, people skills, social skills, interpersonal communication, people-person, interpersonal relations, interpersonal relationships, interact with people, social perceptiveness, tact, tactful, diplomacy, personable, diplomatic, social orientation, outgoing, friendly, friendly demeanor, friendliness
Multitasking|multitask, handle multiple tasks, multiple tasks, juggle multiple, multiple tasks simultaneously, wear multiple hats, multi-tasker
Self-motivation|=initiative, =Initiative, =INITIATIVE, self motivated, self starter, motivated, proactive, take initiative, self-driven, highly motivated, self-directed, enthusiasm, enthusiastic, ambitious, proactivity, go-getter, proactively, self-discipline, eager, self disciplined, taking initiative, can-do attitude
Independence|work independently, independent, independently, autonomy, autonomous, working independently, minimal supervision, without supervision, work autonomously, think independently, independent work, work alone, little supervision
Creativity|creative, creative thinking, innovation, innovative thinking, innovative ideas, creative ideas, think outside the box, imagination, innovator, creative problem solving
Work under pressure|working under pressure, stress management, high pressure, stress tolerance, fast-paced, under pressure, handle stress, stressful situations, calm under pressure, resilience, resilient, stays calm, composure, fast moving environment, emotional control, high volume, stress resistance
Presentation skills|presentations, public speaking, presenting, oral presentation, verbal presentations, delivering presentations, prepare presentations, give presentations, making presentations, powerpoint presentations, preparing presentations
Active listening|listening, good listener, listener
Empathy|compassion, compassionate, patience, caring, patient and caring, understanding of others, empathetic, caring attitude, patient attitude, sympathetic, kindness
Emotional intelligence|self-awareness, emotional maturity
Conflict resolution|resolving conflict, conflict management, dispute resolution between people, resolve conflicts, manage conflict
Persuasion|influencing, persuasive, persuasive communication, persuading
Motivating others|motivating, motivate teams, motivating teams, motivational skills, inspire others, motivate staff, motivate others, motivator, motivate
Work ethic|strong work ethic, hard working, diligence, dedication, diligent, conscientious, perseverance, persistence, persistent, tenacity, tenacious, good work ethic
Reliability|reliable, dependability, dependable, punctuality, good attendance, reliable transportation, attendance and punctuality, regular attendance, trustworthiness, trustworthy, responsible attitude, responsible person
Integrity|honesty, honest, ethical, objectivity, moral integrity, high integrity, honest and ethical, truthfulness
Professionalism|professional demeanor, professional manner, professional attitude, professional image, professional appearance, professional conduct, business acumen, professional behavior, neat appearance, businesslike, well groomed, business savvy, professional presence
Research|researching, conduct research, information gathering, fact-finding, research methods, research methodology
Learning agility|fast learner, quick learner, willingness to learn, eager to learn, learn quickly, ability to learn, learn new technologies, quick learning, desire to learn, learn new skills, willing to learn, eagerness to learn, lifelong learning, continuous learning, learn new things, curiosity, curious, quickly learn, self-learning, learning ability, intellectual curiosity, fast learning
Goal orientation|results driven, results-oriented, goal oriented, goal driven, target driven, target oriented, success driven, achievement oriented, delivery of results, outcome oriented
Positive attitude|optimism, sense of humor, can do attitude, good attitude, cheerful, optimistic, upbeat, winning attitude, pleasant
Accountability|taking responsibility, take ownership, sense of responsibility, sense of ownership, accountable, taking ownership
Confidence|self-confidence, self-confident, assertiveness, assertive, confident, courage
Cultural awareness|cultural sensitivity, intercultural skills, multicultural, intercultural competence, cross-cultural, diverse cultures, cultural competence, diverse backgrounds, cultural diversity
Planning|planning and execution, coordination, planner, work planning, planning and coordination
Following instructions|follow instructions, follow directions, written instructions, follow procedures, oral and written instructions, following directions, follow oral and written instructions, verbal instructions, follow policies, following procedures, follow policies and procedures, follow company policies
Reading comprehension|reading and writing, read and write, reading skills, read and interpret documents, read and understand
Physical stamina|physical strength, lifting, lift, heavy lifting, physically fit, lift up to 50 lbs, stamina, physical fitness, standing for long periods, ability to lift, physically demanding, lift heavy objects, lifting heavy, able to lift, stand for long periods, physical endurance, stand and walk, bending, kneeling, manual dexterity, dexterity, hand-eye coordination, stooping, bending and lifting, lift 50 pounds
Vision and strategy mindset|big picture, visionary, strategic mindset, strategic thinker, global mindset
Entrepreneurial spirit|entrepreneurial, entrepreneurial mindset, hands-on mentality
Travel readiness|willingness to travel, willing to travel, able to travel, ability to travel, travel required, travel, overnight travel, travel as needed, frequent travel
`;

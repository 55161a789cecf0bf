/** Psychology, social work, childcare, schools, training. */
export const socialEducation = `
# psychology: psychology, social
Psychology|clinical psychology, psychological science, behavioral science, cognitive psychology, social psychology
Psychotherapy|therapy sessions, individual therapy, talk therapy, psychoanalysis, family therapy, therapist, therapeutic interventions
Counseling|counselling, individual counseling, group counseling, mental health counseling, crisis counseling, school counseling, guidance counseling, career counseling
Cognitive behavioral therapy|=CBT
Dialectical behavior therapy|dbt therapy
EMDR
Motivational interviewing
Group therapy|group facilitation, support groups
Psychological assessment|psychological testing, psychometric testing, neuropsychological testing, cognitive assessment, psychological evaluations, psychometrics
Behavioral health|mental health, behavioral health services, mental health services, mental illness, psychosocial support
Applied behavior analysis|=ABA, aba therapy, behavior analysis, behavior plans, behavior modification, behavior intervention, behavior management
Substance abuse treatment|addiction counseling, drug and alcohol counseling, substance abuse, chemical dependency, addiction treatment, recovery support
Crisis intervention|crisis management, suicide prevention, de-escalation, crisis prevention, nonviolent crisis intervention
Trauma-informed care|trauma therapy
Organizational psychology|industrial psychology
# social work: social
Social work|social worker, clinical social work, medical social work, social services, human services, social care
Case work|case notes, client assessment, intake assessments, client intake, needs assessment, psychosocial assessment, service plans, client cases
Child protection|child welfare, foster care, adoption services, child abuse prevention, safeguarding, child protective services
Family services|family support, parent education, family counseling, domestic violence, home visits
Youth work|youth development, at-risk youth, youth programs, mentoring youth, juvenile justice, youth services, after school programs
Disability services|developmental disabilities, intellectual disabilities, autism, autism spectrum, special needs, disability support, autism spectrum disorder, adults with disabilities
Community outreach|community engagement, outreach, community development, community relations, community resources, outreach programs, community organizing
Advocacy|client advocacy, victim advocacy, social justice
Homeless services|housing assistance, shelter work, refugee services, migration services
Volunteer management|volunteer coordination, volunteer recruitment, volunteers
Fundraising|donor relations, donor management, capital campaigns, raiser's edge, major gifts, philanthropy, fund development, annual giving
Nonprofit management|non-profit, ngo management, program evaluation for nonprofits
Social policy|public policy, policy analysis, policy research, government relations, public administration, public affairs, public sector
# childcare: education
Childcare|day care, nanny, babysitting, infant care, toddler care, child supervision, caring for children, supervising children, care of children, child minding
Early childhood education|preschool teaching, preschool, kindergarten, early years, nursery education, pre-k, early education, early learning, early childhood
 Montessori
Child development|child psychology, developmental milestones, cognitive development, socially intellectually physically and emotionally, children's development, social and emotional development
Play-based learning|play activities, arts and crafts, story telling for children, age-appropriate activities, interactive activities, developmentally appropriate activities
Parent communication|parent-teacher conferences, parent engagement, communication with parents, parent relations
# teaching: education
Teaching|classroom teaching, teacher, classroom instruction, lecturing, educating, instructing, school teaching, teach, lectures, college teaching, instructor
Lesson planning|lesson plans, lesson preparation, plan lessons
Curriculum development|curriculum design, curriculum planning, curriculum, course development, course design, curriculum outlines, curricula, syllabus design, syllabus, curriculum writing
Classroom management|student discipline, student behavior management, classroom discipline
Student assessment|grading, exam preparation, student evaluation, testing students, assessing students, assessment of students, report cards, academic assessment, grading papers, student progress, educational assessment
Differentiated instruction|individualized instruction, individualized learning, learning styles, differentiation
Special education|ieps, individualized education programs, learning disabilities, special needs education, inclusion teaching, special educational needs, inclusive education
Tutoring|tutor, private tutoring, homework help, academic tutoring, peer tutoring
ESL teaching|=ESL, =TESOL, english as a second language, tefl, efl, teaching english, language teaching, esol, foreign language teaching
Educational technology|edtech, instructional technology
 Google Classroom
 Smart boards|interactive whiteboard
Learning management systems|=LMS
 Moodle
 ?Blackboard
 Canvas LMS
E-learning|online teaching, distance learning, online courses, blended learning, remote teaching, virtual learning, online education
 Articulate Storyline
 Adobe Captivate|captivate
Instructional design|addie, instructional materials, training design, learning design, training materials
Educational programs|educational activities, educational program development, enrichment programs, program development in education, extracurricular activities, educational programming
STEM education|science teaching, math teaching, mathematics teaching, science education, physics teaching, computer science education
Literacy instruction|reading instruction, phonics, language arts, literacy, guided reading, reading intervention
Music teaching|music education, piano teaching, art education, drama teaching, music instruction
Physical education|pe teaching, sports education
Academic advising|student advising, student counseling, college counseling, student services, student affairs, admissions counseling, student recruitment, academic support, enrollment, student engagement, student support
School administration|educational leadership, principal leadership, school management, education administration, school leadership, educational administration, higher education, k-12, k12 education
Library science|=Library, cataloging, library services, librarianship, archives, archival, reference services, information literacy, archiving, cataloguing
Academic research supervision|thesis supervision, dissertation supervision
Teaching assistance|teaching assistant, teacher's aide, paraprofessional, classroom assistant
Student motivation|encourage students, motivating students, student participation, active learning, cooperative learning
Educational standards|common core, state standards, education policies, accreditation in education
Driving instruction|flight instruction, driving lessons
# training: human resources, education
Training|employee training, staff training, train employees, training staff, training delivery, training programs, training and development, conduct training, training sessions, provide training, train staff, training of staff, trainer, on the job training, train new employees, user training, product training, training facilitation, train others, develop staff, staff development, team training
Learning and development|=L&D, talent development, employee development, professional development, organizational learning, development of employees, career development, leadership development
Training needs analysis|training needs assessment, skills assessment, training evaluation
Workshops|workshop facilitation, facilitation, facilitating workshops, seminars, facilitate meetings, facilitating
Coaching|executive coaching, employee coaching, life coaching, coaching employees, performance coaching, coaching staff, coaching and counseling, team coaching
Mentoring|mentorship, mentor, mentoring staff, mentor team members, mentoring junior staff, mentor junior engineers
`;
